import { describe, expect, it } from 'vitest';
import { onExitOrScroll } from './on-exit-or-scroll';
import { Page } from './testing';

const waitFor = ( timing: 'before_abandon' | 'half_page', page = new Page() ): Page =>
	page.waiting( ( window, begin ) => onExitOrScroll( timing, window, begin ) );

describe( 'the exit trigger', () => {
	it( 'fires once when the mouse moves into the top of the window', () => {
		const page = waitFor( 'before_abandon' );

		page.mouseTo( 600 );
		page.mouseTo( 151 );
		expect( page.due ).toBe( 0 );
		page.mouseTo( 150 );
		page.mouseTo( 20 );
		expect( page.due ).toBe( 1 );
	} );

	it( 'does not fire when the mouse moves down from the top or within it', () => {
		const page = waitFor( 'before_abandon' );

		page.mouseTo( 5 );
		page.mouseTo( 100 );
		page.mouseTo( 100 );
		page.mouseTo( 400 );
		page.mouseTo( 300 );
		expect( page.due ).toBe( 0 );
	} );

	// It appeared when the mouse trembled, on the page behind each link of a menu.
	it( 'does not fire when a mouse over a menu moves a little', () => {
		const page = waitFor( 'before_abandon' );

		page.mouseTo( 120 );
		page.mouseTo( 119 );
		page.mouseTo( 60 );
		expect( page.due ).toBe( 0 );
	} );
} );

describe( 'the half-page trigger', () => {
	it( 'fires once at half of the scrollable height', () => {
		const page = waitFor( 'half_page' );

		page.scrollTo( 999 );
		expect( page.due ).toBe( 0 );
		page.scrollTo( 1000 );
		page.scrollTo( 1500 );
		expect( page.due ).toBe( 1 );
	} );

	it( 'fires immediately if the page opens further down or cannot be scrolled', () => {
		const back = new Page();
		back.document.documentElement.scrollTop = 1200;
		const short = new Page();
		short.document.documentElement.scrollHeight = 900;

		expect( waitFor( 'half_page', back ).due ).toBe( 1 );
		expect( waitFor( 'half_page', short ).due ).toBe( 1 );
	} );
} );
