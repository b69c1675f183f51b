import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { api } from '@/api/client';
import { checklist } from '@/api/get-checklist';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import type { Checklist as Data } from '@/contract/types';
import { CurrentVisibility } from '@/components/surveys/VisibilityText';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { Step } from './Step';
import { isCollapsed, storeCollapsed } from './collapsed';
import './Checklist.scss';

/** True if published, but not seen by any visitor yet. */
function isPublished( { steps }: Data ): boolean {
	const isDone = ( name: Data[ 'steps' ][ number ][ 'name' ] ) =>
		steps.some( ( step ) => step.name === name && step.is_done );
	return isDone( 'published' ) && ! isDone( 'seen' );
}

/**
 * Remaining steps until owners can read responses, checked off by the site's state. It disappears once all are done, or when
 * the user dismisses it.
 *
 * @param props.onDismissed must move focus elsewhere
 */
export function Checklist( { onDismissed }: { onDismissed: () => void } ) {
	const { data } = useQuery( checklist );
	const queryClient = useQueryClient();
	const dismissal = useMutation( {
		mutationFn: () => api( 'POST /checklist/dismiss', {} ),
		onSuccess: () => {
			onDismissed();
			queryClient.setQueryData( checklist.queryKey, ( old ) => old && { ...old, is_dismissed: true } );
		},
	} );
	const [ isOpen, setOpen ] = useState( () => ! isCollapsed() );

	if ( ! data || data.is_dismissed || data.steps.every( ( { is_done: isDone } ) => isDone ) ) {
		return null;
	}
	const done = data.steps.filter( ( { is_done: isDone } ) => isDone ).length;
	return (
		<section className="uf-checklist" aria-label={ __( 'Getting started', 'userfeedback' ) }>
			<details
				open={ isOpen }
				onToggle={ ( { currentTarget } ) => {
					setOpen( currentTarget.open );
					storeCollapsed( ! currentTarget.open );
				} }
			>
				<summary className="uf-checklist__head">
					<h2 className="uf-checklist__title">{ __( 'Getting started', 'userfeedback' ) }</h2>
					<span className="uf-checklist__count">
						{ sprintf(
							/* translators: 1: number of steps that are done. 2: number of all steps. */
							__( '%1$s of %2$s done', 'userfeedback' ),
							formatNumber( done ),
							formatNumber( data.steps.length )
						) }
					</span>
				</summary>
				<ol className="uf-checklist__steps">
					{ data.steps.map( ( step, place ) => (
						<Step key={ step.name } step={ step } surveyId={ data.survey_id } isNext={ place === done } />
					) ) }
				</ol>
				{ isPublished( data ) && <CurrentVisibility id={ data.survey_id } onlyIfLimited /> }
			</details>
			<Button
				size="compact"
				variant="tertiary"
				className="uf-checklist__dismiss"
				isBusy={ dismissal.isPending }
				onClick={ () => ! dismissal.isPending && dismissal.mutate() }
			>
				{ __( 'Dismiss', 'userfeedback' ) }
				<span className="screen-reader-text"> { __( 'this list permanently', 'userfeedback' ) }</span>
			</Button>
			{ dismissal.isError && (
				<p className="uf-checklist__error" role="alert">
					{ __( 'Couldn’t dismiss the list.', 'userfeedback' ) } <ErrorMessage error={ dismissal.error } />
				</p>
			) }
		</section>
	);
}
