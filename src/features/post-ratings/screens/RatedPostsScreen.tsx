import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Navigate, useSearchParams } from 'react-router-dom';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Pager } from '@/components/ui/list/Pager';
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
import { isFiltered, type ListView, queryOf, readView, writeView } from '../model/list-view';
import '@/components/ui/layout/Stack.scss';
import './results.scss';

export function RatedPostsScreen() {
	const site = useSite();
	const isOpen = goesOn( site, 'post-ratings' );
	const [ params ] = useSearchParams();
	const view = readView( params );
	const list = useQuery( { ...ratedPosts( queryOf( view ) ), enabled: site.can.view && isOpen } );
	const pages = list.isPlaceholderData ? 0 : ( list.data?.pagination.pages ?? 0 );

	if ( ! isOpen ) {
		return (
			<RatingsFrame open="results">
				<LockedNote />
			</RatingsFrame>
		);
	}
	if ( pages > 0 && view.page > pages ) {
		return <Navigate replace to={ { search: writeView( { ...view, page: pages } ) } } />;
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
			<QueryState
				query={ list }
				skeleton={ <ResultsSkeleton /> }
				failure={ __( 'Couldn’t load the ratings.', 'userfeedback' ) }
			>
				{ ( data ) => <Results list={ data } view={ view } /> }
			</QueryState>
		</RatingsFrame>
	);
}

function Results( { list, view }: { list: RatingList; view: ListView } ) {
	const [ , setParams ] = useSearchParams();
	const change = ( parts: Partial< ListView >, { replace = false }: { replace?: boolean } = {} ) =>
		setParams( writeView( { ...view, page: 1, ...parts } ), {
			preventScrollReset: parts.page === undefined,
			replace,
		} );

	return (
		<div className="uf-stack">
			<RatingFigures overview={ list.overview } />
			{ list.overview.total_ratings > 0 && <VotesPerDay days={ list.overview.days } /> }
			<div>
				<RatedPostsToolbar view={ view } onChange={ change } />
				{ list.items.length === 0 ? (
					<NoPosts isFiltered={ isFiltered( view ) } />
				) : (
					<RatedPostsTable posts={ list.items } sorting={ view } onSort={ change } />
				) }
				<Pager pagination={ list.pagination } onPage={ ( page ) => change( { page } ) } />
			</div>
		</div>
	);
}
