import { act, cleanup, render, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { PROVIDER_FUTURE, ROUTER_FUTURE } from './router';
import { anyText, defineListView, useListView } from '@/components/lists/list-view';
import { useMapRoute } from '@/features/heatmaps/model/use-map-route';
import { useOverviewRoute } from '@/features/results/model/overview-route';
import { useResultsRoute } from '@/features/results/model/use-results-route';
import { useListDays } from '@/lib/date-range/use-list-days';
import { useFilter } from '@/lib/filters/use-filter';
import { type Site, SiteProvider } from '@/lib/site';
import { editionOf } from '@/testing/edition-of';

afterEach( cleanup );

const site = { ...editionOf( 'elite' ), time_zone: 'UTC', week_start: 1, date_format: '', time_format: '' } as Site;
const VIEW = defineListView( { search: anyText, status: anyText } );
const QUARTER = { preset: 'last-90-days' } as const;

type Controls = [ () => void, () => void ];

function useList(): Controls {
	const { change } = useListView( VIEW );
	return [ () => change( { search: 'a' } ), () => change( { status: 'draft' } ) ];
}

function useOverview(): Controls {
	const { setRange, change } = useOverviewRoute();
	return [ () => setRange( QUARTER ), () => change( { compare: '1' } ) ];
}

function useResults(): Controls {
	const { setRange, setCompares } = useResultsRoute();
	return [ () => setRange( QUARTER ), () => setCompares( true ) ];
}

function useResponses(): Controls {
	const { setRange } = useListDays();
	const { setFilter } = useFilter();
	return [ () => setRange( QUARTER ), () => setFilter( { device: [ 'mobile' ] } ) ];
}

function useHeatmap(): Controls {
	const { change } = useMapRoute();
	return [ () => change( { range: QUARTER } ), () => change( { device: 'phone' } ) ];
}

// A click on Compare right after a new date range dropped the range from the URL.
it.each( [ useList, useOverview, useResults, useResponses, useHeatmap ] )(
	'keeps two quick changes: %o',
	async ( useControls ) => {
		const Controls = () => useControls().map( ( run, key ) => <button key={ key } onClick={ run } /> );
		const router = createMemoryRouter( [ { path: '*', element: <Controls /> } ], { future: ROUTER_FUTURE } );
		const { container } = render(
			<SiteProvider value={ site }>
				<RouterProvider router={ router } future={ PROVIDER_FUTURE } />
			</SiteProvider>
		);
		const changes = [];
		for ( const clicked of [ [ 0 ], [ 1 ], [ 0, 1 ] ] ) {
			await act( () => router.navigate( '/' ) );
			clicked.forEach( ( place ) => within( container ).getAllByRole( 'button' )[ place ]?.click() );
			changes.push( [ ...new URLSearchParams( router.state.location.search ) ] );
		}
		const [ first = [], second = [], both = [] ] = changes;
		expect( first.length * second.length ).toBeGreaterThan( 0 );
		expect( both ).toEqual( expect.arrayContaining( [ ...first, ...second ] ) );
	}
);
