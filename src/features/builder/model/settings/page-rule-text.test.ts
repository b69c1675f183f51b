import { describe, expect, it } from 'vitest';
import type { PageRule } from '@/contract/types';
import cases from '../../../../../tests/fixtures/rules/page-rule-text.json';
import { areEmails } from '../errors/notifications';
import { cleanAddress } from '../form/clean-text';
import { dataKind } from './page-rules';
import { keptText, textProblem } from './page-rule-text';

describe( 'V21: typed text of a page rule', () => {
	it.each( cases )( '$name', ( { logic, typed, kept, refused } ) => {
		const kind = logic as PageRule[ 'logic' ];
		expect( keptText( kind, typed, dataKind( kind ) === 'address' ) ).toBe( kept );
		expect( textProblem( kind, kept ) !== null ).toBe( refused );
	} );
} );

describe( 'addresses', () => {
	it( 'lose what was pasted with them', () => {
		expect( cleanAddress( '\uFEFF<https://example.org/hook>\u00A0' ) ).toBe( 'https://example.org/hook' );
		expect( areEmails( 'ada@example.org,\u00A0“bob@example.org” , ,' ) ).toBe( true );
		expect( areEmails( 'ada@example.org, bob' ) ).toBe( false );
	} );
} );
