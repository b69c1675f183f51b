import { describe, expect, it } from 'vitest';
import type { PageRule } from '@/contract/types';
import { sharedCases } from '@/testing/shared-cases';
import { areEmails } from '../validation/notifications';
import { cleanAddress } from '../form/clean-text';
import { dataKind } from './page-rules';
import { cleanRuleText, textProblem } from './page-rule-text';

interface Case {
	name: string;
	logic: PageRule[ 'logic' ];
	typed: string;
	kept: string;
	refused: boolean;
}

describe( 'V21: typed text of a page rule', () => {
	it.each( sharedCases< Case >( 'rules/page-rule-text' ) )( '$name', ( { logic, typed, kept, refused } ) => {
		expect( cleanRuleText( logic, typed, dataKind( logic ) === 'address' ) ).toBe( kept );
		expect( textProblem( logic, kept ) !== null ).toBe( refused );
	} );
} );

describe( 'addresses', () => {
	it( 'are cleaned of pasted characters', () => {
		expect( cleanAddress( '\uFEFF<https://example.org/hook>\u00A0' ) ).toBe( 'https://example.org/hook' );
		expect( areEmails( 'ada@example.org,\u00A0“bob@example.org” , ,' ) ).toBe( true );
		expect( areEmails( 'ada@example.org, bob' ) ).toBe( false );
	} );
} );
