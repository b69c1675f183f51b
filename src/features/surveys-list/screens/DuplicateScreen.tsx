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
import { createVersion, duplicateSurvey } from '../api/duplicate-survey';

export function DuplicateScreen() {
	return (
		<CopyScreen
			title={ __( 'Duplicating survey', 'userfeedback' ) }
			failure={ __( 'Couldn’t duplicate the survey.', 'userfeedback' ) }
			copy={ duplicateSurvey }
		/>
	);
}

export function VersionScreen() {
	return (
		<CopyScreen
			title={ __( 'Creating version B', 'userfeedback' ) }
			failure={ __( 'Couldn’t create another version of the survey.', 'userfeedback' ) }
			copy={ createVersion }
		/>
	);
}

interface Props {
	title: string;
	failure: string;
	copy: ( id: number ) => Promise< { id: number } >;
}

/** Creates a copy and opens it. Back then skips this screen, so it doesn't create another copy. */
function CopyScreen( { title, failure, copy }: Props ) {
	const id = useRouteId();
	const navigate = useFlushNavigate();
	const queryClient = useQueryClient();
	const askedFor = useRef< number | null >( null );
	const { mutate, error } = useMutation( {
		mutationFn: copy,
		onSuccess: async ( copied ) => {
			void refresh( queryClient, keys.surveys );
			await navigate( `/edit/${ String( copied.id ) }/questions`, { replace: true } );
		},
	} );

	useEffect( () => {
		if ( askedFor.current !== id ) {
			askedFor.current = id; // React may run an effect twice; create only one copy.
			mutate( id );
		}
	}, [ id, mutate ] );

	return (
		<Screen title={ title } back={ { label: __( 'Surveys', 'userfeedback' ), to: '/' } }>
			{ error ? (
				<ErrorState failure={ failure } error={ error } onRetry={ () => mutate( id ) } />
			) : (
				<Card>
					<Skeleton height="120px" />
				</Card>
			) }
		</Screen>
	);
}
