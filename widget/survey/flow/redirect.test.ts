import { expect, it } from 'vitest';
import type { WidgetRedirect } from '../../../src/contract/types';
import cases from '../../../tests/fixtures/redirect.json';
import type { Values } from '../../shared/logic/logic';
import { findRedirect } from './redirect';

interface Case {
	name: string;
	url: string;
	conditions: WidgetRedirect[];
	answers: Values;
	to: string | null;
}

it.each( cases as unknown as Case[] )( 'the redirect: $name', ( { url, conditions, answers, to } ) => {
	expect( findRedirect( { url, conditions }, answers ) ).toBe( to || null );
} );
