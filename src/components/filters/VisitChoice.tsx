import { useQuery } from '@tanstack/react-query';
import { Button, CheckboxControl, SearchControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { useSearch } from '@/lib/hooks/use-search';
import type { Visit } from '@/lib/filters/filter';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { valueLabel, visitLabel } from './filter-text';
import { visitValues } from './get-filter-choices';

/** Fields of which a site may have more values than are listed at once. */
const SEARCHED: readonly Visit[] = [ 'page', 'browser', 'os' ];

interface Props {
	surveyId: number;
	field: Visit;
	chosen: readonly string[];
	onApply: ( values: string[] ) => void;
}

/** Values that visits of this survey had, the most frequent first. */
export function VisitChoice( { surveyId, field, chosen, onApply }: Props ) {
	const { typed, search, type } = useSearch();
	const [ values, setValues ] = useState( [ ...chosen ] );
	const { data = [], isPending, error } = useQuery( visitValues( surveyId, field, search ) );
	const isEmpty = values.length === 0 && chosen.length === 0; // Nothing chosen any more is a filter taken away.
	const missing =
		search === '' ? values.filter( ( value ) => ! data.some( ( found ) => found.value === value ) ) : [];

	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( ! isEmpty ) {
					onApply( values );
				}
			} }
		>
			{ SEARCHED.includes( field ) && (
				<SearchControl
					__nextHasNoMarginBottom
					/* translators: %s: what is searched, such as “Page” */
					label={ sprintf( __( 'Search: %s', 'userfeedback' ), visitLabel( field ) ) }
					value={ typed }
					onChange={ type }
				/>
			) }
			<fieldset className="uf-asked__values">
				<legend className="screen-reader-text">{ visitLabel( field ) }</legend>
				{ [ ...missing.map( ( value ) => ( { value, count: null } ) ), ...data ].map( ( { value, count } ) => (
					<CheckboxControl
						key={ value }
						__nextHasNoMarginBottom
						label={ counted( valueLabel( field, value ), count ) }
						checked={ values.includes( value ) }
						onChange={ ( isChosen ) =>
							setValues( isChosen ? [ ...values, value ] : values.filter( ( other ) => other !== value ) )
						}
					/>
				) ) }
				{ ! isPending && data.length === 0 && missing.length === 0 && (
					<p>{ error ? <ErrorMessage error={ error } /> : nothing( search ) }</p>
				) }
			</fieldset>
			<Button __next40pxDefaultSize variant="primary" type="submit" aria-disabled={ isEmpty || undefined }>
				{ __( 'Apply', 'userfeedback' ) }
			</Button>
		</form>
	);
}

/** @param count null where it is not known, of one that a search left out. */
function counted( label: string, count: number | null ): string {
	return count === null
		? label
		: /* translators: 1: what visits had in common, such as “Phone”. 2: number of responses. */
			sprintf( __( '%1$s (%2$s)', 'userfeedback' ), label, formatNumber( count ) );
}

function nothing( search: string ): string {
	return search === '' ? __( 'No data yet', 'userfeedback' ) : __( 'No matches.', 'userfeedback' );
}
