import type { TargetedSurvey } from '@widget/shared/targeting/eligibility';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import type { Behavior, PageRule, WidgetPageRule } from '@/contract/types';
import type { Site } from '@/lib/site';
import { isByInvitation, type SurveyForm } from '@/features/builder/draft/form/draft';
import { gateOf } from '@/features/builder/draft/targeting/gate';
import { devicesInForce } from '@/features/builder/draft/targeting/devices';
import { partsOf } from '@/features/builder/draft/settings-parts';
import { isSlow } from '@/features/builder/draft/targeting/slow-expression';
import type { Page } from '@/lib/visibility/visit';

/** A survey that was never saved has a higher id than all others. */
const NEWEST = Number.MAX_SAFE_INTEGER;

/**
 * Returns a draft's active rules on one page, as the server would output them; null while the draft has no settings yet.
 *
 * @param siteDays the site's quiet days
 */
export function rulesOnPage(
	form: SurveyForm,
	features: Site[ 'features' ],
	page: Page,
	siteDays = 0
): TargetedSurvey | null {
	const { id, draft, responses = 0 } = form;
	const parts = partsOf( draft );
	if ( parts === null ) {
		return null;
	}
	const { targeting, geo_targeting: geo, behavior } = parts;
	const gate = features.behavior ? gateOf( behavior, siteDays, form ) : undefined;
	const rules = targeting.pages === 'select' && ! isChosenOn( page, id ) ? targeting.page_rules : [];
	return {
		id: id ?? NEWEST,
		floats: true,
		lacks: draft.questions.some( ( { type } ) => isLocked( type, features ) )
			? 'no_question_types'
			: rules.length > 0 && ! features[ 'page-targeting' ]
				? 'no_targeting'
				: geo.target === 'select' && ! features[ 'geo-targeting' ]
					? 'no_geo_restrictions'
					: isByInvitation( draft )
						? 'by_invitation'
						: features.behavior && responses >= ( behavior.max_responses ?? Infinity )
							? 'limit_reached'
							: '',
		targeting: {
			devices: devicesInForce( targeting.devices, features.devices ),
			page_rules: rules.map( printed ),
			by_country: geo.target === 'select',
			...( gate && { gate } ),
		},
		behavior: {
			timing: features.behavior ? behavior.timing : 'immediate',
			timing_delay: behavior.timing_delay,
			display_length: 'until_response', // For a new visitor, all values are the same.
			expire_on: features.behavior ? endDay( behavior ) : 0,
			ask_again_days: 0,
		},
	};
}

/** Its page rules don't apply if a page's author has chosen it. */
export function isChosenOn( { specific }: Page, id: number | null ): boolean {
	return id !== null && specific === id;
}

/** Returns only the ids of choices; an expression too slow for visitors becomes empty, which matches no page. */
export function printed( { logic, operator, data }: PageRule ): WidgetPageRule {
	if ( Array.isArray( data ) ) {
		return { logic, operator, data: data.map( ( choice ) => String( choice.id ) ) };
	}
	return { logic, operator, data: logic === 'query_parameter_regex' && isSlow( data ?? '' ) ? '' : ( data ?? '' ) };
}

function isLocked( type: QuestionType, features: Site[ 'features' ] ): boolean {
	const { is_extra: isExtra, has_pictures: hasPictures } = QUESTION_TYPES[ type ];
	return (
		( isExtra && ! features[ 'extra-question-types' ] ) || ( hasPictures && ! features[ 'picture-question-types' ] )
	);
}

/** A date without a year means the next one after saving. */
function endDay( { run_time: runTime, expire_at: day }: Behavior ): number {
	return runTime === 'expire' && day !== null && day.year !== null
		? ( day.year * 100 + day.month ) * 100 + day.day
		: 0;
}
