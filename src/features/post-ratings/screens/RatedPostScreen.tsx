import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ListState } from '@/components/lists/ListState';
import { useListView } from '@/components/lists/list-view';
import { LinkButton } from '@/components/ui/actions/LinkButton';
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
import { queryOfVotes, votesView } from '../model/list-view';
import { votesText } from '../model/texts';
import '@/components/ui/layout/Stack.scss';
import './results.scss';

export function RatedPostScreen() {
	const site = useSite();
	const id = wholeNumber( useParams()[ 'postId' ] );

	return id === null || ! site.can.view || ! goesOn( site, 'post-ratings' ) ? (
		<Navigate replace to="/results" />
	) : (
		<RatedPost key={ id } id={ id } />
	);
}

function RatedPost( { id }: { id: number } ) {
	const { view, change, addressOf } = useListView( votesView );
	const back = useCameFrom();
	const query = useQuery( ratingsOfPost( id, queryOfVotes( view ) ) );

	return (
		<Screen
			title={ query.data === undefined ? __( 'Ratings for this post', 'userfeedback' ) : titleOf( query.data ) }
			back={ { label: __( 'Go Back', 'userfeedback' ), to: back } }
			actions={ query.data && <Actions details={ query.data } /> }
		>
			<ListState
				query={ query }
				page={ view.page }
				addressOf={ addressOf }
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
						<Votes details={ details } view={ view } change={ change } addressOf={ addressOf } />
					</div>
				) }
			</ListState>
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
