import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { api } from '@/api/client';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { LIMITS } from '@/contract/limits';
import type { Survey, SurveyComparison } from '@/contract/types';
import { formatPercent } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { surveyToEdit } from '../saving/save/get-survey';

/** Says what publishing a version starts, with the choice that it fixes, or that a comparison is running. */
export function VersionNote( { id, comparison }: { id: number; comparison: SurveyComparison } ) {
	const { with: other, role, started_on: start, ended_on: end } = comparison;
	const original = useQuery( surveyToEdit( other ) );

	if ( end !== null || ( start === null && role === 'original' ) ) {
		return null;
	}
	const title = original.data?.title ?? '…';
	if ( start !== null ) {
		return (
			<p>
				{ sprintf(
					/* translators: %s: title of another survey */
					__(
						'This survey is compared with “%s”: half of the visitors see each. Its results show the comparison. If you unpublish one of them, the comparison ends.',
						'userfeedback'
					),
					title
				) }
			</p>
		);
	}
	return (
		<>
			<p>
				{ sprintf(
					/* translators: %s: title of another survey */
					__(
						'Publishing starts the comparison: half of the visitors see this version, half see “%s”. Its results count from the next day.',
						'userfeedback'
					),
					title
				) }
			</p>
			{ original.data?.comparison && <SmallestDifference id={ id } original={ original.data } /> }
		</>
	);
}

/** Stored immediately, with both surveys, because it belongs to the comparison. */
function SmallestDifference( { id, original }: { id: number; original: Survey } ) {
	const queryClient = useQueryClient();
	const { mutate, variables, isPending, error } = useMutation( {
		mutationFn: ( lift: number ) => api( 'POST /surveys/{id}/comparison', { path: { id }, body: { lift } } ),
		onSuccess: ( { lift } ) =>
			queryClient.setQueryData( surveyToEdit( original.id ).queryKey, ( survey ) =>
				survey?.comparison ? { ...survey, comparison: { ...survey.comparison, lift } } : survey
			),
	} );
	const lift = isPending ? variables : original.comparison?.lift;

	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Smallest difference worth finding', 'userfeedback' ) }
				help={ __(
					'In responses per visitor. Smaller differences need more responses. You can’t change it after the start.',
					'userfeedback'
				) }
				value={ String( lift ) }
				options={ LIMITS.LIFTS.map( ( value ) => ( {
					value: String( value ),
					label: formatPercent( value ),
				} ) ) }
				onChange={ ( value ) => mutate( Number( value ) ) }
			/>
			{ error && (
				<p className="uf-field-error">
					<ErrorMessage error={ error } />
				</p>
			) }
		</>
	);
}
