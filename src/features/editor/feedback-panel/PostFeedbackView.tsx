import { Button, ExternalLink, Notice } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { useCallback } from 'react';
import { api } from '@/api/client';
import type { PostFeedback, SurveyOnPost } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useRequest } from '../use-request';
import { PanelSkeleton } from './PanelSkeleton';
import { RatingPart } from './RatingPart';

/** This post's rating, and the surveys answered on its page. */
export function PostFeedbackView( { postId }: { postId: number } ) {
	const [ asked, retry ] = useRequest(
		useCallback(
			( signal: AbortSignal ) => api( 'GET /posts/{post_id}/feedback', { path: { post_id: postId }, signal } ),
			[ postId ]
		)
	);

	if ( asked.state === 'failed' ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [ { label: __( 'Retry', 'userfeedback' ), onClick: retry } ] }
			>
				{ asked.error.status === 403
					? __( 'You don’t have permission to view results. Ask a site administrator.', 'userfeedback' )
					: asked.error.message }
			</Notice>
		);
	}
	return asked.answer === null ? <PanelSkeleton /> : <Found feedback={ asked.answer } onReload={ retry } />;
}

function Found( { feedback: { rating, surveys }, onReload }: { feedback: PostFeedback; onReload: () => void } ) {
	const hasRatings = rating !== null && ( rating.enabled || rating.total_ratings > 0 );

	return (
		<>
			{ hasRatings && <RatingPart rating={ rating } /> }
			{ surveys.length > 0 && <SurveysPart surveys={ surveys } /> }
			{ ! hasRatings && surveys.length === 0 && (
				<p>{ __( 'No survey responses on this page yet.', 'userfeedback' ) }</p>
			) }
			<Button variant="link" onClick={ onReload }>
				{ __( 'Reload', 'userfeedback' ) }
			</Button>
		</>
	);
}

function SurveysPart( { surveys }: { surveys: readonly SurveyOnPost[] } ) {
	return (
		<>
			<h3>{ __( 'Surveys answered on this page', 'userfeedback' ) }</h3>
			<ul>
				{ surveys.map( ( { id, title, responses_count: count, url } ) => (
					<li key={ id }>
						<ExternalLink href={ url }>{ title === '' ? `#${ id }` : title }</ExternalLink>{ ' ' }
						{
							/* translators: %s: number of responses */ sprintf(
								_n( '%s response', '%s responses', count, 'userfeedback' ),
								formatNumber( count )
							)
						}
					</li>
				) ) }
			</ul>
		</>
	);
}
