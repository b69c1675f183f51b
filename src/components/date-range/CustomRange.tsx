import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { formatDay } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { type DateRange, daysOf, isAllowed } from '@/lib/date-range/date-range';

interface Props {
	value: DateRange;
	/** The first selectable day. */
	first: string;
	today: string;
	onApply: ( from: string, to: string ) => void;
	/** Tells what has earlier days, where the site's edition has not. */
	onLocked: ( () => void ) | null;
}

export function CustomRange( { value, first, today, onApply, onLocked }: Props ) {
	const shown = daysOf( value, today, useSite().week_start );
	const [ from, setFrom ] = useState( shown.from ?? '' );
	const [ to, setTo ] = useState( shown.to ?? '' );
	const [ isRefused, setRefused ] = useState( false );

	return (
		<form
			className="uf-range__custom"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isAllowed( from, to, first, today ) ) {
					onApply( from, to );
				} else {
					setRefused( true );
				}
			} }
		>
			<Day
				label={ __( 'From', 'userfeedback' ) }
				value={ from }
				first={ first }
				today={ today }
				isInvalid={ isRefused }
				onChange={ setFrom }
			/>
			<Day
				label={ __( 'To', 'userfeedback' ) }
				value={ to }
				first={ first }
				today={ today }
				isInvalid={ isRefused }
				onChange={ setTo }
			/>
			{ IN_EDITION.plans && onLocked && (
				<p>
					{ sprintf(
						/* translators: %s: a day */
						__( 'Your plan includes the past 7 days, starting %s.', 'userfeedback' ),
						formatDay( first )
					) }{ ' ' }
					<Button variant="link" onClick={ onLocked }>
						{ __( 'Show earlier days', 'userfeedback' ) }
					</Button>
				</p>
			) }
			{ isRefused && (
				<p className="uf-range__error" role="alert">
					{ sprintf(
						/* translators: %s: a day */
						__( 'Choose two dates between %s and today, earliest first.', 'userfeedback' ),
						formatDay( first )
					) }
				</p>
			) }
			<Button __next40pxDefaultSize variant="primary" type="submit">
				{ __( 'Apply', 'userfeedback' ) }
			</Button>
		</form>
	);
}

interface DayProps {
	label: string;
	value: string;
	first: string;
	today: string;
	isInvalid: boolean;
	onChange: ( day: string ) => void;
}

function Day( { label, value, first, today, isInvalid, onChange }: DayProps ) {
	const id = useId();
	return (
		<div>
			<label htmlFor={ id }>{ label }</label>
			<input
				id={ id }
				type="date"
				min={ first }
				max={ today }
				value={ value }
				aria-invalid={ isInvalid || undefined }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</div>
	);
}
