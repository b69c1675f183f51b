import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { keys, refresh } from '@/api/keys';
import { liveSurveys } from '@/components/surveys/live-surveys';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Screen } from '@/components/ui/layout/Screen';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { type Direction, moveSurvey } from '../api/move-survey';
import { OrderTable } from '../components/OrderTable';
import '@/components/ui/layout/Stack.scss';

/** Priority of published surveys when several match the same page. */
export function OrderScreen() {
	const queryClient = useQueryClient();
	const live = useQuery( liveSurveys() );
	const [ said, setSaid ] = useState( '' );
	const move = useMutation( {
		mutationFn: ( { id, to, place }: { id: number; to: Direction; place: number; title: string } ) =>
			moveSurvey( { id, to, place } ),
		onSuccess: ( { place }, { title } ) =>
			/* translators: 1: title of a survey. 2: its new place, a number */
			setSaid( sprintf( __( '“%1$s” is now in position %2$s.', 'userfeedback' ), title, formatNumber( place ) ) ),
		onSettled: () => refresh( queryClient, keys.surveys ),
	} );

	return (
		<Screen
			title={ __( 'Survey order', 'userfeedback' ) }
			back={ { label: __( 'Surveys', 'userfeedback' ), to: '/' } }
			notices={
				move.error && (
					<Notice status="error" onRemove={ move.reset }>
						{ __( 'The survey wasn’t moved.', 'userfeedback' ) } <ErrorMessage error={ move.error } />
					</Notice>
				)
			}
		>
			<div className="uf-stack">
				<p>
					{ __(
						'If several pop-up surveys match a page, visitors see the first one in this list. The next one shows after they answer or close it. New surveys go to the top.',
						'userfeedback'
					) }
				</p>
				<p className="screen-reader-text" role="status">
					{ said }
				</p>
				<QueryState
					query={ live }
					skeleton={ <Skeleton height="240px" /> }
					failure={ __( 'Couldn’t load the order.', 'userfeedback' ) }
				>
					{ ( { surveys } ) =>
						surveys.length === 0 ? (
							<EmptyState
								title={ __( 'No published surveys', 'userfeedback' ) }
								text={ __( 'Publish a survey to set its position.', 'userfeedback' ) }
							>
								<LinkButton to="/">{ __( 'Show all surveys', 'userfeedback' ) }</LinkButton>
							</EmptyState>
						) : (
							<OrderTable
								surveys={ surveys }
								isBusy={ move.isPending || live.isFetching }
								onMove={ ( survey, to, place ) =>
									move.mutate( { id: survey.id, title: survey.title, to, place } )
								}
							/>
						)
					}
				</QueryState>
			</div>
		</Screen>
	);
}
