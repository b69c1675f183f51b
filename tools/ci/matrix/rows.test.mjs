import { describe, expect, it } from 'vitest';
import { chosen, MARIADB, nameOf, PHP, rowsOn, WORDPRESS } from './rows.mjs';

const rows = rowsOn( { php: '8.2', mariadb: '10.11' } );

describe( 'the matrix', () => {
	it( 'has each WordPress version as a single site on MariaDB and as a network', () => {
		for ( const wordpress of WORDPRESS ) {
			const own = rows.filter( ( row ) => row.wordpress === wordpress );
			expect( own.some( ( { database, network } ) => database === '10.11' && ! network ) ).toBe( true );
			expect( own.some( ( { network } ) => network ) ).toBe( true );
		}
	} );

	it( 'has each PHP and MariaDB version on any machine, and no duplicate row', () => {
		for ( const machine of [
			{ php: '8.2', mariadb: '10.11' },
			{ php: '8.4', mariadb: '11.8' },
		] ) {
			const all = rowsOn( machine );
			expect( new Set( all.map( ( { php } ) => php ) ) ).toEqual( new Set( PHP ) );
			expect( new Set( all.map( ( { database } ) => database ) ) ).toEqual( new Set( [ ...MARIADB, 'SQLite' ] ) );
			expect( new Set( all.map( nameOf ) ).size ).toBe( all.length );
		}
	} );

	it( 'runs the rows that match the words', () => {
		expect( chosen( rows, [ 'wordpress 6.6' ] ) ).toHaveLength( 2 );
		expect( chosen( rows, [ 'php 8.4', 'network' ] ) ).toHaveLength( 1 );
		expect( chosen( rows, [ 'windows' ] ) ).toHaveLength( 0 );
		expect( chosen( rows, [] ) ).toEqual( rows );
	} );
} );
