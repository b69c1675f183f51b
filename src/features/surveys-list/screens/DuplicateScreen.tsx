import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { keys, refresh } from '@/api/keys';
import { Card } from '@/components/ui/layout/Card';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Screen } from '@/components/ui/layout/Screen';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useFlushNavigate } from '@/lib/hooks/use-flush-navigate';
import { useRouteId } from '@/lib/hooks/use-route-id';
import { duplicateSurvey } from '../api/duplicate-survey';

/** Creates a copy and opens it. Back then skips this screen, so it doesn't create another copy. */
export function DuplicateScreen() {
	const id = useRouteId();
	const navigate = useFlushNavigate();
	const queryClient = useQueryClient();
	const askedFor = useRef< number | null >( null );
	const { mutate, error } = useMutation( {
		mutationFn: duplicateSurvey,
		onSuccess: async ( copy ) => {
			void refresh( queryClient, keys.surveys );
			await navigate( `/edit/${ String( copy.id ) }/questions`, { replace: true } );
		},
	} );

	useEffect( () => {
		if ( askedFor.current !== id ) {
			askedFor.current = id; // React may run an effect twice; create only one copy.
			mutate( id );
		}
	}, [ id, mutate ] );

	return (
		<Screen
			title={ __( 'Duplicating survey', 'userfeedback' ) }
			back={ { label: __( 'Surveys', 'userfeedback' ), to: '/' } }
		>
			{ error ? (
				<ErrorState
					failure={ __( 'Couldn’t duplicate the survey.', 'userfeedback' ) }
					error={ error }
					onRetry={ () => mutate( id ) }
				/>
			) : (
				<Card>
					<Skeleton height="120px" />
				</Card>
			) }
		</Screen>
	);
}
