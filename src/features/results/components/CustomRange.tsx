import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { type DateRange, daysOf, FIRST_DAY, isAllowed } from '../model/date-range';

interface Props {
	value: DateRange;
	today: string;
	onApply: ( from: string, to: string ) => void;
}

export function CustomRange( { value, today, onApply }: Props ) {
	const shown = daysOf( value, today );
	const [ from, setFrom ] = useState( shown.from ?? '' );
	const [ to, setTo ] = useState( shown.to ?? '' );
	const [ is_refused, setRefused ] = useState( false );

	return (
		<form
			className="uf-range__custom"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isAllowed( from, to, today ) ) {
					onApply( from, to );
				} else {
					setRefused( true );
				}
			} }
		>
			<Day
				label={ __( 'From', 'userfeedback' ) }
				value={ from }
				today={ today }
				is_invalid={ is_refused }
				onChange={ setFrom }
			/>
			<Day
				label={ __( 'To', 'userfeedback' ) }
				value={ to }
				today={ today }
				is_invalid={ is_refused }
				onChange={ setTo }
			/>
			{ is_refused && (
				<p className="uf-range__error" role="alert">
					{ __(
						'Choose two days between January 1, 2005 and today, the earlier one first.',
						'userfeedback'
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
	today: string;
	is_invalid: boolean;
	onChange: ( day: string ) => void;
}

function Day( { label, value, today, is_invalid, onChange }: DayProps ) {
	const id = useId();
	return (
		<div>
			<label htmlFor={ id }>{ label }</label>
			<input
				id={ id }
				type="date"
				min={ FIRST_DAY }
				max={ today }
				value={ value }
				aria-invalid={ is_invalid || undefined }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</div>
	);
}
