import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { QuotasTable } from './QuotasTable';

afterEach( cleanup );

const draw = ( quotas: Parameters< typeof QuotasTable >[ 0 ][ 'survey' ][ 'quotas' ] ) =>
	render( <QuotasTable survey={ { id: 5, ...( quotas && { quotas } ) } } />, { wrapper: MemoryRouter } );

describe( 'the table of quotas', () => {
	it( 'shows how far each quota is, and links to responses that aren’t counted', () => {
		draw( [
			{ id: 'a', label: 'Members', target: 40, taken: 10 },
			{ id: 'b', label: 'Phones', target: 20, taken: 21 },
		] );
		const cells = screen.getAllByRole( 'row' ).map( ( row ) => within( row ).queryAllByRole( 'cell' ) );
		expect( cells.map( ( row ) => row.map( ( { textContent } ) => textContent ) ) ).toEqual( [
			[],
			[ '10 of 40', '25%' ],
			[ '21 of 20', 'Full' ],
		] );
		screen.getByRole( 'link', { name: 'Review responses over limit' } );
	} );

	it( 'is missing without quotas', () => {
		draw( undefined );
		expect( screen.queryByRole( 'table' ) ).toBeNull();
	} );
} );
