import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetBehavior } from '../../src/contract/types';
import { whenDue } from './when-due';

/** Real event targets with a page's measures; time is vitest's. */
class Page extends EventTarget {
	readonly document = Object.assign( new EventTarget(), { hidden: false, documentElement: { scrollHeight: 3000 } } );
	readonly performance = performance;
	readonly setTimeout = setTimeout;
	readonly clearTimeout = clearTimeout;
	innerHeight = 1000;
	scrollY = 0;
	due = 0;

	waitFor( timing: WidgetBehavior[ 'timing' ], delay = 0 ): this {
		whenDue( { timing, timing_delay: delay }, this as unknown as Window, () => ( this.due += 1 ) );
		return this;
	}

	mouseTo( clientY: number ): void {
		this.document.dispatchEvent( Object.assign( new Event( 'mousemove' ), { clientY } ) );
	}

	scrollTo( y: number ): void {
		this.scrollY = y;
		this.dispatchEvent( new Event( 'scroll' ) );
	}

	hide( hidden: boolean ): void {
		this.document.hidden = hidden;
		this.document.dispatchEvent( new Event( 'visibilitychange' ) );
	}
}

beforeEach( () => void vi.useFakeTimers() );
afterEach( () => void vi.useRealTimers() );

it( 'begins an immediate one at once', () => {
	expect( new Page().waitFor( 'immediate' ).due ).toBe( 1 );
} );

describe( 'a delay', () => {
	it( 'is over after its seconds, once', () => {
		const page = new Page().waitFor( 'delay', 5 );

		vi.advanceTimersByTime( 4999 );
		expect( page.due ).toBe( 0 );
		vi.advanceTimersByTime( 1 );
		expect( page.due ).toBe( 1 );
		page.hide( true );
		page.hide( false );
		vi.advanceTimersByTime( 60_000 );
		expect( page.due ).toBe( 1 );
	} );

	it( 'stands still while the page is hidden', () => {
		const page = new Page().waitFor( 'delay', 5 );

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

	it( 'does not begin on a page that opens in the background', () => {
		const page = new Page();
		page.document.hidden = true;
		page.waitFor( 'delay', 5 );

		vi.advanceTimersByTime( 60_000 );
		expect( page.due ).toBe( 0 );
		page.hide( false );
		vi.advanceTimersByTime( 5000 );
		expect( page.due ).toBe( 1 );
	} );
} );

describe( 'before a visitor leaves', () => {
	it( 'is when the mouse moves up into the top of the window, once', () => {
		const page = new Page().waitFor( 'before_abandon' );

		page.mouseTo( 600 );
		page.mouseTo( 151 );
		expect( page.due ).toBe( 0 );
		page.mouseTo( 150 );
		page.mouseTo( 20 );
		expect( page.due ).toBe( 1 );
	} );

	it( 'is not when it comes down from the top, or moves about there', () => {
		const page = new Page().waitFor( 'before_abandon' );

		page.mouseTo( 5 );
		page.mouseTo( 100 );
		page.mouseTo( 100 );
		page.mouseTo( 400 );
		page.mouseTo( 300 );
		expect( page.due ).toBe( 0 );
	} );
} );

describe( 'half of the page', () => {
	it( 'is half of what can be scrolled, once', () => {
		const page = new Page().waitFor( 'half_page' );

		page.scrollTo( 999 );
		expect( page.due ).toBe( 0 );
		page.scrollTo( 1000 );
		page.scrollTo( 1500 );
		expect( page.due ).toBe( 1 );
	} );

	it( 'is reached at once where the browser comes back to a place further down, or nothing can be scrolled', () => {
		const back = new Page();
		back.scrollY = 1200;
		const short = new Page();
		short.document.documentElement.scrollHeight = 900;

		expect( back.waitFor( 'half_page' ).due ).toBe( 1 );
		expect( short.waitFor( 'half_page' ).due ).toBe( 1 );
	} );
} );
