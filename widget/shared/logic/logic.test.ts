import { describe, expect, it } from 'vitest';
import type { LogicCondition } from '../../../src/contract/types';
import comparisons from '../../../tests/fixtures/comparison.json';
import cases from '../../../tests/fixtures/logic.json';
import { conditionHolds } from './comparison';
import { questionsToAsk } from './logic';
import type { Conditional, Values } from './logic';

interface Comparison {
	name: string;
	compare: string;
	wanted: LogicCondition[ 'value' ];
	given: string | number | string[] | null;
	holds: boolean;
}

interface Case {
	name: string;
	questions: Conditional[];
	answers: Values;
	asked: string[];
}

describe( 'an answer compared with a condition', () => {
	it.each( comparisons as Comparison[] )( '$name', ( { compare, wanted, given, holds: expected } ) => {
		expect( conditionHolds( compare, wanted, given ) ).toBe( expected );
	} );
} );

describe( 'question logic', () => {
	it.each( cases as unknown as Case[] )( '$name', ( { questions, answers, asked: expected } ) => {
		expect( questionsToAsk( questions, answers ) ).toEqual( expected );
	} );
} );
