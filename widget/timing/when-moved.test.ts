import { describe, expect, it } from 'vitest';
import { Page } from './testing';
import { whenMoved } from './when-moved';

const waitFor = ( timing: 'before_abandon' | 'half_page', page = new Page() ): Page =>
	page.waiting( ( window, begin ) => whenMoved( timing, window, begin ) );

describe( 'before a visitor leaves', () => {
	it( 'is when the mouse moves up into the top of the window, once', () => {
		const page = waitFor( 'before_abandon' );

		page.mouseTo( 600 );
		page.mouseTo( 151 );
		expect( page.due ).toBe( 0 );
		page.mouseTo( 150 );
		page.mouseTo( 20 );
		expect( page.due ).toBe( 1 );
	} );

	it( 'is not when it comes down from the top, or moves about there', () => {
		const page = waitFor( 'before_abandon' );

		page.mouseTo( 5 );
		page.mouseTo( 100 );
		page.mouseTo( 100 );
		page.mouseTo( 400 );
		page.mouseTo( 300 );
		expect( page.due ).toBe( 0 );
	} );

	// It appeared when the mouse trembled, on the page behind each link of a menu.
	it( 'is not when a mouse that rests over a menu moves a little', () => {
		const page = waitFor( 'before_abandon' );

		page.mouseTo( 120 );
		page.mouseTo( 119 );
		page.mouseTo( 60 );
		expect( page.due ).toBe( 0 );
	} );
} );

describe( 'half of the page', () => {
	it( 'is half of what can be scrolled, once', () => {
		const page = waitFor( 'half_page' );

		page.scrollTo( 999 );
		expect( page.due ).toBe( 0 );
		page.scrollTo( 1000 );
		page.scrollTo( 1500 );
		expect( page.due ).toBe( 1 );
	} );

	it( 'is reached at once where the browser comes back to a place further down, or nothing can be scrolled', () => {
		const back = new Page();
		back.document.documentElement.scrollTop = 1200;
		const short = new Page();
		short.document.documentElement.scrollHeight = 900;

		expect( waitFor( 'half_page', back ).due ).toBe( 1 );
		expect( waitFor( 'half_page', short ).due ).toBe( 1 );
	} );
} );
