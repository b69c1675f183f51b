import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ListState } from '@/components/lists/ListState';
import { type ChangeView, useListView } from '@/components/lists/list-view';
import { Pager } from '@/components/lists/table/Pager';
import type { RatingList } from '@/contract/types';
import { goesOn } from '@/lib/edition/upgrade';
import { useSite } from '@/lib/site';
import { ratedPosts } from '../api/results';
import { LockedNote } from '../components/frame/LockedNote';
import { RatingsFrame } from '../components/frame/RatingsFrame';
import { NoPosts } from '../components/results/NoPosts';
import { RatedPostsTable } from '../components/results/RatedPostsTable';
import { RatedPostsToolbar } from '../components/results/RatedPostsToolbar';
import { RatingFigures } from '../components/results/RatingFigures';
import { ResultsSkeleton } from '../components/results/ResultsSkeleton';
import { VotesPerDay } from '../components/results/VotesPerDay';
import { isFiltered, type ListView, postsView, queryOf } from '../model/list-view';
import '@/components/ui/layout/Stack.scss';
import './results.scss';

export function RatedPostsScreen() {
	const site = useSite();
	const isOpen = goesOn( site, 'post-ratings' );
	const { view, change, addressOf } = useListView( postsView );
	const list = useQuery( { ...ratedPosts( queryOf( view ) ), enabled: site.can.view && isOpen } );

	if ( ! isOpen ) {
		return (
			<RatingsFrame open="results">
				<LockedNote />
			</RatingsFrame>
		);
	}
	return (
		<RatingsFrame
			open="results"
			actions={
				list.data && (
					<Button __next40pxDefaultSize variant="secondary" href={ list.data.export_url } download>
						{ __( 'Export CSV', 'userfeedback' ) }
					</Button>
				)
			}
		>
			<ListState
				query={ list }
				page={ view.page }
				addressOf={ addressOf }
				skeleton={ <ResultsSkeleton /> }
				failure={ __( 'Couldn’t load the ratings.', 'userfeedback' ) }
			>
				{ ( data ) => <Results list={ data } view={ view } change={ change } addressOf={ addressOf } /> }
			</ListState>
		</RatingsFrame>
	);
}

interface ResultsProps {
	list: RatingList;
	view: ListView;
	change: ChangeView< ListView >;
	addressOf: ( parts: Partial< ListView > ) => { search: string };
}

function Results( { list, view, change, addressOf }: ResultsProps ) {
	return (
		<div className="uf-stack">
			<RatingFigures overview={ list.overview } />
			{ list.overview.total_ratings > 0 && <VotesPerDay days={ list.overview.days } /> }
			<div>
				<RatedPostsToolbar view={ view } onChange={ change } addressOf={ addressOf } />
				{ list.items.length === 0 ? (
					<NoPosts isFiltered={ isFiltered( view ) } />
				) : (
					<RatedPostsTable posts={ list.items } sorting={ view } onSort={ change } />
				) }
				<Pager
					pagination={ list.pagination }
					onPage={ ( page ) => change( { page }, { preventScrollReset: false } ) }
				/>
			</div>
		</div>
	);
}
