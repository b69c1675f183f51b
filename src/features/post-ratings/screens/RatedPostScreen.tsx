import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Screen } from '@/components/ui/layout/Screen';
import type { RatingDetails } from '@/contract/types';
import { goesOn } from '@/lib/edition/upgrade';
import { wholeNumber } from '@/lib/hooks/use-route-id';
import { useSite } from '@/lib/site';
import { ratingsOfPost } from '../api/results';
import { ResultsSkeleton } from '../components/results/ResultsSkeleton';
import { StarCounts } from '../components/results/StarCounts';
import { Stars } from '../components/results/Stars';
import { Votes } from '../components/results/Votes';
import { VotesPerDay } from '../components/results/VotesPerDay';
import { type PostView, queryOfPost, readPostView, writePostView } from '../model/post-view';
import { votesText } from '../model/words';
import '@/components/ui/layout/Stack.scss';
import './results.scss';

export function RatedPostScreen() {
	const site = useSite();
	const id = wholeNumber( useParams()[ 'postId' ] );
	const [ params ] = useSearchParams();
	const view = readPostView( params );

	return id === null || ! site.can.view || ! goesOn( site, 'post-ratings' ) ? (
		<Navigate replace to="/results" />
	) : (
		<RatedPost key={ id } id={ id } view={ view } />
	);
}

function RatedPost( { id, view }: { id: number; view: PostView } ) {
	const back = useCameFrom();
	const query = useQuery( ratingsOfPost( id, queryOfPost( view ) ) );
	const pages = query.isPlaceholderData ? 0 : ( query.data?.pagination.pages ?? 0 );

	if ( pages > 0 && view.page > pages ) {
		return <Navigate replace to={ { search: writePostView( { ...view, page: pages } ) } } />;
	}
	return (
		<Screen
			title={ query.data === undefined ? __( 'Ratings for this post', 'userfeedback' ) : titleOf( query.data ) }
			back={ { label: __( 'Go Back', 'userfeedback' ), to: back } }
			actions={ query.data && <Actions details={ query.data } /> }
		>
			<QueryState
				query={ query }
				skeleton={ <ResultsSkeleton /> }
				failure={ __( 'Couldn’t load the ratings of this post.', 'userfeedback' ) }
				wayOn={
					<LinkButton to="/results" variant="primary">
						{ __( 'All rated posts', 'userfeedback' ) }
					</LinkButton>
				}
			>
				{ ( details ) => (
					<div className="uf-stack">
						<p className="uf-ratings__sum">
							<Stars value={ details.post.average_rating } />
							{ details.post.average_rating !== null && (
								<>
									{ ' ' }
									<span className="uf-soft">{ votesText( details.post.total_ratings ) }</span>
								</>
							) }
						</p>
						<div className="uf-ratings__pair">
							<StarCounts post={ details.post } />
							<VotesPerDay days={ details.post.days } />
						</div>
						<Votes details={ details } view={ view } />
					</div>
				) }
			</QueryState>
		</Screen>
	);
}

function Actions( { details: { post, export_url: file } }: { details: RatingDetails } ) {
	return (
		<>
			{ post.url !== null && (
				<Button __next40pxDefaultSize variant="tertiary" href={ post.url }>
					{ __( 'View post', 'userfeedback' ) }
				</Button>
			) }
			{ post.edit_url !== null && (
				<Button __next40pxDefaultSize variant="tertiary" href={ post.edit_url }>
					{ __( 'Edit post', 'userfeedback' ) }
				</Button>
			) }
			<Button __next40pxDefaultSize variant="secondary" href={ file } download>
				{ __( 'Export CSV', 'userfeedback' ) }
			</Button>
		</>
	);
}

function titleOf( { post }: RatingDetails ): string {
	return post.post_title || __( '(no title)', 'userfeedback' );
}

/** Returns the list's previous state, if this was opened from it. */
function useCameFrom(): string {
	const state: unknown = useLocation().state;
	const [ from ] = useState( () =>
		typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
			? state.from
			: ''
	); // Filters chosen here have their own state.
	return `/results${ from }`;
}
