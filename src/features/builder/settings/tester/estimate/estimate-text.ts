import { __, _n } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import type { WidgetGate } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { type Estimate, LEAST_ANSWERS } from './estimate';

export function estimateInWords( { least, most }: Estimate ): string {
	const [ low, high ] = [ rounded( least ), rounded( most ) ];
	if ( high === 0 ) {
		return __( 'None', 'userfeedback' );
	}
	return low === high
		? /* translators: %s: a number */
			sprintf(
				_n( 'About %s impression a week', 'About %s impressions a week', low, 'userfeedback' ),
				formatNumber( low )
			)
		: sprintf(
				/* translators: 1 and 2: numbers */
				__( 'Between %1$s and %2$s impressions a week', 'userfeedback' ),
				formatNumber( low ),
				formatNumber( high )
			);
}

/** Returns the basis of the number, and its limits. */
export function basisInWords( { displays, answers, met, mayBeMet }: Estimate ): string[] {
	return [
		sprintf(
			/* translators: 1: impressions a week. 2: number of matching responses. 3: number of all responses that were checked. */
			__(
				'All surveys together had about %1$s impressions a week in the past 4 weeks. %2$s of the latest %3$s responses match these settings.',
				'userfeedback'
			),
			formatNumber( rounded( displays ) ),
			formatNumber( met ),
			formatNumber( answers )
		),
		...( mayBeMet > 0
			? [
					sprintf(
						/* translators: %s: a number of answers */
						_n(
							'%s more response might match, but too little data was stored to tell.',
							'%s more responses might match, but too little data was stored to tell.',
							mayBeMet,
							'userfeedback'
						),
						formatNumber( mayBeMet )
					),
				]
			: [] ),
		__(
			'Pages without a survey aren’t counted. Other surveys that show first can lower this number.',
			'userfeedback'
		),
	];
}

/**
 * Returns the effect of the survey's share, versions, quiet days, and full quotas on the number.
 *
 * @param isSpread true if the share changes each day
 */
export function gateInWords( gate: WidgetGate | undefined, isSpread: boolean ): string[] {
	return [
		...( gate && gate.share < LIMITS.SHARE
			? [
					isSpread
						? __(
								'The number is for today’s share of visitors, which changes each day to spread the responses.',
								'userfeedback'
							)
						: __( 'The number includes the share of visitors.', 'userfeedback' ),
				]
			: [] ),
		...( gate?.part
			? [ __( 'The number is half of these visitors. The others see the other version.', 'userfeedback' ) ]
			: [] ),
		...( gate && gate.days > 0
			? [
					__(
						'Quiet days lower this number, too. By how much isn’t known, because visits aren’t recorded.',
						'userfeedback'
					),
				]
			: [] ),
		...( gate?.full
			? [
					__(
						'Visitors who belong to a full quota don’t see the survey, but are in this number.',
						'userfeedback'
					),
				]
			: [] ),
	];
}

export function tooLittleInWords(): string {
	return sprintf(
		/* translators: %s: a number of answers */
		__(
			'Not enough data yet. The estimate needs a week of impressions and %s responses in the past 4 weeks.',
			'userfeedback'
		),
		formatNumber( LEAST_ANSWERS )
	);
}

/** Rounds to two digits: a percentage of a few hundred answers is no more exact. */
export function rounded( number: number ): number {
	return Number( number.toPrecision( 2 ) ) >= 10 ? Number( number.toPrecision( 2 ) ) : Math.round( number );
}
