import { describe, expect, it } from 'vitest';
import type { Draft } from '@/features/builder/draft/form/draft';
import { blankDraft, isTyped, newQuestion } from '@/features/builder/draft/form/new-draft';
import { applyEdits } from '@/features/builder/draft/operations/edits';
import { perform } from '@/features/builder/draft/operations/operations';
import { placeBy } from './grid-keys';
import { foundIcons } from './icon-search';
import { imageAddress } from '@/components/forms/image/media-library';

const SMALL = { url: 'small.png', width: 300 };
const LARGE = { url: 'large.png', width: 1024 };

describe( 'the URL of an image', () => {
	it( 'is that of the smallest sharp size, or else of the full image', () => {
		const huge = { url: 'huge.png', width: 2048 };
		expect( imageAddress( { url: 'whole.png', sizes: { huge, small: SMALL, large: LARGE } } ) ).toBe( 'large.png' );
		expect( imageAddress( { url: 'whole.png', sizes: { small: SMALL } } ) ).toBe( 'whole.png' );
		expect( imageAddress( { url: 'whole.png' } ) ).toBe( 'whole.png' );
	} );
} );

describe( 'the icon search', () => {
	const icons = [ 'cloud-sun', 'sun', 'sunrise', 'unsung' ].map( ( icon ) => ( {
		style: 'outline',
		icon,
		path: '',
	} ) );
	const found = ( search: string ) => foundIcons( icons, search ).map( ( { icon } ) => icon );

	it( 'matches the beginnings of words, and lists exact matches first', () => {
		expect( found( ' Sun' ) ).toEqual( [ 'sun', 'cloud-sun', 'sunrise' ] );
		expect( found( 'sun clo' ) ).toEqual( [ 'cloud-sun' ] );
		expect( found( 'rain' ) ).toEqual( [] );
		expect( found( '' ) ).toHaveLength( 4 );
	} );
} );

describe( 'keys in a grid', () => {
	it.each( [
		[ 'ArrowRight', 0, false, 1 ],
		[ 'ArrowLeft', 0, true, 1 ],
		[ 'ArrowLeft', 0, false, 0 ],
		[ 'ArrowRight', 7, false, 7 ],
		[ 'ArrowDown', 1, false, 4 ],
		[ 'ArrowDown', 6, false, 6 ],
		[ 'ArrowUp', 4, false, 1 ],
		[ 'ArrowUp', 2, false, 'out' ],
		[ 'Home', 5, false, 0 ],
		[ 'End', 0, false, 7 ],
		[ 'a', 0, false, null ],
	] )( '%s from %i, right to left %s, moves to %s', ( key, from, isRtl, to ) => {
		expect( placeBy( key, from, { count: 8, columns: 3, isRtl } ) ).toBe( to );
	} );
} );

describe( 'choosing an image', () => {
	const draft: Draft = { ...blankDraft( 'x' ), questions: [ newQuestion( 'q', 'image-radio' ) ] };
	const choose = ( before: Draft, option: string, alt: string ) =>
		perform( before, { type: 'choose-image', question: 'q', option, image: 'https://example.org/a.png', alt } );
	const labels = ( { questions }: Draft ) => questions[ 0 ]?.config.options.map( ( { label } ) => label );

	it( 'labels an option without a label if the text is unique, in one undo step', () => {
		const first = choose( draft, '1', ' A hill ' );
		expect( labels( first.draft ) ).toEqual( [ 'A hill', '' ] );
		expect( labels( choose( first.draft, '2', 'A hill' ).draft ) ).toEqual( [ 'A hill', '' ] );
		expect( labels( choose( first.draft, '1', 'A lake' ).draft ) ).toEqual( [ 'A hill', '' ] );
		expect( applyEdits( first.draft, first.back ).draft ).toEqual( draft );
	} );

	it( 'counts as an unsaved change', () => {
		const blank = { ...blankDraft( '' ), questions: draft.questions };
		expect( isTyped( blank ) ).toBe( false );
		expect( isTyped( choose( blank, '1', '' ).draft ) ).toBe( true );
	} );
} );
