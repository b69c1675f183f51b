import { describe, expect, it } from 'vitest';
import { rangeLabel } from './range-label';

describe( 'the label of a date range', () => {
	it( 'shows the dates that a preset currently covers', () => {
		expect( rangeLabel( { preset: 'last-30-days' }, '2026-11-21', 1 ) ).toBe( 'Last 30 Days · Oct 23 – Nov 21' );
		expect( rangeLabel( { preset: 'last-7-days' }, '2026-11-21', 1 ) ).toBe( 'Last 7 Days · Nov 15 – Nov 21' );
	} );

	it( 'shows no dates for all time, and only dates for a custom range', () => {
		expect( rangeLabel( { preset: 'all-time' }, '2026-11-21', 1 ) ).toBe( 'All time' );
		expect( rangeLabel( { preset: null, from: '2025-12-30', to: '2026-01-02' }, '2026-11-21', 1 ) ).toBe(
			'Dec 30, 2025 – Jan 2, 2026'
		);
	} );

	it( 'shows a single day once', () => {
		expect( rangeLabel( { preset: null, from: '2026-11-20', to: '2026-11-20' }, '2026-11-21', 1 ) ).toBe(
			'Nov 20, 2026'
		);
	} );
} );
