import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterVisibleTime } from './after-visible-time';
import { Page } from './testing';

const waitFor = ( seconds: number, page = new Page() ): Page =>
	page.waiting( ( window, begin ) => afterVisibleTime( seconds, window, begin ) );

beforeEach( () => void vi.useFakeTimers() );
afterEach( () => void vi.useRealTimers() );

describe( 'a delay', () => {
	it( 'ends after its seconds, once', () => {
		const page = waitFor( 5 );

		vi.advanceTimersByTime( 4999 );
		expect( page.due ).toBe( 0 );
		vi.advanceTimersByTime( 1 );
		expect( page.due ).toBe( 1 );
		page.hide( true );
		page.hide( false );
		vi.advanceTimersByTime( 60_000 );
		expect( page.due ).toBe( 1 );
	} );

	it( 'pauses while the page is hidden', () => {
		const page = waitFor( 5 );

		vi.advanceTimersByTime( 3000 );
		page.hide( true );
		vi.advanceTimersByTime( 60_000 );
		expect( page.due ).toBe( 0 );
		page.hide( false );
		vi.advanceTimersByTime( 1999 );
		expect( page.due ).toBe( 0 );
		vi.advanceTimersByTime( 1 );
		expect( page.due ).toBe( 1 );
	} );

	it( 'does not start on a page that opens in the background', () => {
		const page = new Page();
		page.document.hidden = true;
		waitFor( 5, page );

		vi.advanceTimersByTime( 60_000 );
		expect( page.due ).toBe( 0 );
		page.hide( false );
		vi.advanceTimersByTime( 5000 );
		expect( page.due ).toBe( 1 );
	} );
} );
