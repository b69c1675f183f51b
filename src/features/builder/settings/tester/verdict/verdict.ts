import type { Reason } from '@widget/shared/targeting/eligibility';
import type { PageRule, TestedPage } from '@/contract/types';
import type { Site } from '@/lib/site';
import type { SurveyForm } from '@/features/builder/draft/form/draft';
import { partsOf } from '@/features/builder/draft/settings-parts';
import { type Rival, rivalOf } from './rival-surveys';
import { isChosenOn, rulesOnPage } from './page-rule-check';
import { type Answer, type Verdict, verdictOn } from '@/lib/visibility/verdict';
import type { Page, Visit } from '@/lib/visibility/visit';

/** A decision of the page's author, or the site, about its corner. */
export type PageChoice = 'page_off' | 'page_other' | 'not_for_role';

export interface Test {
	/** `later`: after the visitor has seen, answered, or closed the rival. */
	answer: Answer | 'later';
	kept: PageChoice | null;
	reasons: readonly Reason[];
	/** Page rules that don't match, or that can't be known. */
	rules: readonly PageRule[];
	/** The survey that has priority, or may have it. */
	rival: Rival | null;
}

/** Tests if the draft would show on one visit; null while it has no settings yet. */
export function testOn(
	form: SurveyForm,
	features: Site[ 'features' ],
	page: TestedPage,
	visit: Visit,
	now: Date
): Test | null {
	const kept = keptBy( page, form.id ) ?? ( page.is_for_role ? null : 'not_for_role' );
	const survey = rulesOnPage( form, features, page );
	const verdict = verdictOf( form, features, visit, now );
	if ( survey === null || verdict === null ) {
		return null;
	}
	const isAlone = kept !== null || verdict.answer === 'no' || form.id === null; // A new survey has the top priority.
	const rival = isAlone ? null : rivalOf( survey, page, visit, now );
	const rules = partsOf( form.draft )?.targeting.page_rules ?? [];
	return {
		answer:
			kept !== null ? 'no' : rival === null ? verdict.answer : isLater( verdict, rival ) ? 'later' : 'unknown',
		kept,
		reasons: verdict.reasons,
		rules: verdict.rules.flatMap( ( place ) => rules[ place ] ?? [] ),
		rival,
	};
}

function isLater( verdict: Verdict, rival: Rival ): boolean {
	return verdict.answer === 'yes' && rival.answer === 'yes';
}

/** Uses the survey's own rules and the page author's choice, and ignores other surveys. */
export function verdictOf( form: SurveyForm, features: Site[ 'features' ], visit: Visit, now: Date ): Verdict | null {
	const survey = rulesOnPage( form, features, visit.page );
	if ( survey === null ) {
		return null;
	}
	return keptBy( visit.page, form.id ) === null
		? verdictOn( survey, visit, isForCountry( form, visit ), now )
		: { answer: 'no', reasons: [], rules: [] };
}

function keptBy( page: Page, id: number | null ): PageChoice | null {
	if ( isChosenOn( page, id ) ) {
		return null;
	}
	return page.specific > 0 ? 'page_other' : page.disabled ? 'page_off' : null;
}

function isForCountry( { draft }: SurveyForm, { country }: Visit ): boolean | null {
	const geo = partsOf( draft )?.geo_targeting;
	if ( geo?.target !== 'select' ) {
		return true;
	}
	return country === null && geo.countries.length > 0 ? null : geo.countries.some( ( one ) => one === country );
}
