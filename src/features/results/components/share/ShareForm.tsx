import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CheckboxControl, SelectControl, ToggleControl } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { useState } from 'react';
import { keys, refresh } from '@/api/keys';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { ShareRequest } from '@/contract/types';
import { makeShare } from '@/features/results/api/shares';
import type { QuestionGroup } from '@/features/results/model/question-groups';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { DAYS, daysLabel } from './days-label';

interface Props {
	surveyId: number;
	groups: readonly QuestionGroup[];
	/** True if the survey has the maximum number of links. */
	isFull: boolean;
}

/** In days; 0 for a link that does not expire. */
const EXPIRIES = [ 7, 30, 90, 365, 0 ] as const;

/** Form for a new link: what it shows, and when it expires. */
export function ShareForm( { surveyId, groups, isFull }: Props ) {
	const hasLong = useSite().features[ 'long-ranges' ];
	const [ chosen, setChosen ] = useState< readonly string[] >( () => groups.map( ( [ { id } ] ) => id ) );
	const [ texts, setTexts ] = useState( false );
	const [ days, setDays ] = useState< NonNullable< ShareRequest[ 'days' ] > >( hasLong ? 'all' : '7' );
	const [ expiresIn, setExpiresIn ] = useState( 30 );
	const { show } = useSnackbars();
	const client = useQueryClient();
	const make = useMutation( {
		mutationFn: () =>
			makeShare( surveyId, {
				question_ids: groups
					.filter( ( [ { id } ] ) => chosen.includes( id ) )
					.flatMap( ( group ) => group.map( ( { id } ) => id ) ),
				texts,
				days,
				expires_in: expiresIn === 0 ? null : expiresIn,
			} ),
		onSuccess: () => {
			show( __( 'Link created. Click the link to copy it.', 'userfeedback' ) );
			return refresh( client, keys.shares( surveyId ) );
		},
	} );
	const isTyped = groups.some( ( [ { id, is_quantitative: isChoice } ] ) => ! isChoice && chosen.includes( id ) );

	if ( isFull ) {
		return (
			<p>
				{ __(
					'This survey has reached its limit of shared links. Delete one to create another.',
					'userfeedback'
				) }
			</p>
		);
	}
	return (
		<form
			className="uf-share__form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				make.mutate();
			} }
		>
			<fieldset className="uf-share__questions">
				<legend>{ __( 'Questions to include', 'userfeedback' ) }</legend>
				{ groups.map( ( [ { id, title, ranking } ] ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ id }
						label={ ranking?.title ?? title }
						checked={ chosen.includes( id ) }
						onChange={ ( isOn ) =>
							setChosen( ( ids ) => ( isOn ? [ ...ids, id ] : ids.filter( ( other ) => other !== id ) ) )
						}
					/>
				) ) }
			</fieldset>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Include written answers', 'userfeedback' ) }
				help={
					isTyped || texts
						? __(
								'Shows the newest written answers and comments, but never email addresses.',
								'userfeedback'
							)
						: __( 'Shows comments on these questions, if there are any.', 'userfeedback' )
				}
				checked={ texts }
				onChange={ setTexts }
			/>
			<div className="uf-share__fields">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Date range', 'userfeedback' ) }
					value={ days }
					options={ DAYS.filter( ( value ) => hasLong || value === '7' ).map( ( value ) => ( {
						value,
						label: daysLabel( value ),
					} ) ) }
					onChange={ ( value ) => setDays( DAYS.find( ( known ) => known === value ) ?? '7' ) }
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Expires', 'userfeedback' ) }
					value={ String( expiresIn ) }
					options={ EXPIRIES.map( ( value ) => ( { value: String( value ), label: expiryLabel( value ) } ) ) }
					onChange={ ( value ) => setExpiresIn( Number( value ) ) }
				/>
			</div>
			{ make.error && (
				<p role="alert">
					<ErrorMessage error={ make.error } />
				</p>
			) }
			<BusyButton variant="primary" type="submit" isBusy={ make.isPending } disabled={ chosen.length === 0 }>
				{ __( 'Create link', 'userfeedback' ) }
			</BusyButton>
		</form>
	);
}

function expiryLabel( days: number ): string {
	if ( days === 0 ) {
		return __( 'Never', 'userfeedback' );
	}
	/* translators: %s: number of days */
	return sprintf( _n( 'In %s day', 'In %s days', days, 'userfeedback' ), formatNumber( days ) );
}
