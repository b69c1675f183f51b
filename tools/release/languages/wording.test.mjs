import { describe, expect, it } from 'vitest';
import { wordingFaults, wordingProblems } from './wording.mjs';

describe( 'the wording of a string', () => {
	it.each( [
		'Delete 3 responses?',
		'Who would you ask?',
		'Couldn’t save. Check your connection and try again.',
		'Requires %s addon', // As the specification says it.
		'%1$s is a %2$s feature',
		'95% confidence interval: %1$s to %2$s',
	] )( 'passes: %s', ( text ) => {
		expect( wordingFaults( text ) ).toEqual( [] );
	} );

	it.each( [
		[ 'The colour of the button', '“colour”: write color' ],
		[ 'Send an e-mail', '“e-mail”: write email' ],
		[ 'Choose whom to notify', '“whom”: write the noun: recipients, visitors' ],
		[ 'What was recorded of these visits goes.', 'begins with a clause in place of a noun' ],
		[ '95 % of visits', 'a space before the percent sign' ],
		[ '%s %% of visits', 'a space before the percent sign' ],
		[ '%s responses', 'a count without a plural form' ],
		[ `${ 'word '.repeat( 37 ) }end.`, 'a sentence of more than 36 words' ],
	] )( 'fails: %s', ( text, fault ) => {
		expect( wordingFaults( text ) ).toEqual( [ fault ] );
	} );

	it( 'is checked in both plural forms', () => {
		const text = '%s response';
		const messages = new Map( [
			[ text, { key: text, text, plural: '%s responses, e-mailed', files: [], forms: [] } ],
		] );
		expect( wordingProblems( messages ) ).toEqual( [ 'wording: “e-mail”: write email: %s responses, e-mailed' ] );
	} );
} );
