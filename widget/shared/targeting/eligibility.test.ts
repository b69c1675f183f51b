import { expect, it } from 'vitest';
import type { WidgetBehavior, WidgetSurvey, WidgetTargeting } from '../../../src/contract/types';
import runTimes from '../../../tests/fixtures/run-time.json';
import cases from '../../../tests/fixtures/verdicts.json';
import { HERE, survey } from '../../testing';
import { reasonNotShown } from './eligibility';
import type { Gate, VisitContext } from './eligibility';
import { quotaVisit } from './full-quotas';
import { gateReason } from './gate';
import type { VisitorRecord } from './gate';

interface Case {
	name: string;
	survey?: Partial< Omit< WidgetSurvey, 'targeting' | 'behavior' > > & {
		targeting?: Partial< WidgetTargeting >;
		behavior?: Partial< WidgetBehavior >;
	};
	/** `allowed`: surveys that the server lists for the visitor's country; `record`: what the browser stores. */
	here?: Partial< VisitContext > & { allowed?: number[]; record?: VisitorRecord };
	memory?: 'seen' | 'submitted' | 'closed';
	where?: 'floating' | 'inline';
	preview?: boolean;
	floating?: boolean;
	reason: string | null;
}

const NOW = 1_800_000_000_000;

const NOWHERE = quotaVisit( '', '', '' );

/** As in later parts of the loader: countries first. */
const gateOf =
	( { allowed = [], record = { seed: 0, shown: [] } }: NonNullable< Case[ 'here' ] > ): Gate =>
	( { id, targeting: { by_country: isLimited, gate } }, floats ) =>
		isLimited && ! allowed.includes( id )
			? 'country'
			: gate
				? gateReason( id, gate, floats, record, NOW, NOWHERE )
				: '';

it.each( cases as unknown as Case[] )(
	'survey eligibility: $name',
	( { survey: more = {}, here, memory, where = 'floating', preview = false, floating = false, reason } ) => {
		const plain = survey( [] );
		const found = reasonNotShown(
			{
				...plain,
				...more,
				targeting: { ...plain.targeting, ...more.targeting },
				behavior: { ...plain.behavior, ...more.behavior },
			},
			{
				preview,
				isInline: where === 'inline',
				floating,
				answered: memory ? memory === 'submitted' : null,
				closed: memory === 'closed',
				here: { ...HERE, ...here, gate: here?.allowed || here?.record ? gateOf( here ) : HERE.gate },
			}
		);

		expect( found ).toBe( reason ?? '' );
	}
);

it.each( runTimes )( 'the end of a survey: $name', ( { expire_on: end, open, over } ) => {
	const plain = survey( [] );
	const verdict = ( today: number ) =>
		reasonNotShown(
			{ ...plain, behavior: { ...plain.behavior, expire_on: end } },
			{
				preview: false,
				isInline: false,
				floating: false,
				answered: null,
				closed: false,
				here: { ...HERE, today },
			}
		);
	expect( [ verdict( open ), verdict( over ) ] ).toEqual( [ '', 'expired' ] );
} );
