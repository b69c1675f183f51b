import { expect, it } from 'vitest';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { formOf } from '../draft/form/load-survey';
import { summaryOf } from './summary';

const questions = ( ...types: ( 'text' | 'nps' )[] ) =>
	summaryOf(
		formOf( surveyOf( { id: 5, questions: types.map( ( type ) => questionOf( { type } ) ) } ), true ).draft
	)[ 0 ]?.words.replaceAll( '\u00a0', ' ' );

it( 'the summary counts questions by type, if there are several', () => {
	expect( questions( 'nps' ) ).toBe( '1 question (Net Promoter Score)' );
	expect( questions( 'text', 'text' ) ).toBe( '2 questions (Short text)' );
	expect( questions( 'text', 'nps' ) ).toBe( '2 questions: 1 × Short text and 1 × Net Promoter Score' );
} );
