import type { LiveSurvey, LiveSurveys, Survey, SurveyMove, SurveyMoved, TestedPage, Visits } from '@/contract/types';
import { surveyState } from '@/lib/labels/survey-state';
import type { ServerAnswer } from '../loopback-server';
import { recorded } from '../recorded';

/** Test data for any page and its visits: the front page, and no visits. */
export class FakeTester {
	page = recorded< TestedPage >( 'site/tested-page' ).body;
	visits = recorded< Visits >( 'site/visits' ).body;
	/** Other data about published surveys. */
	live: Pick< LiveSurveys, 'is_for_managers' | 'decided_pages' | 'cache_note' > = {
		is_for_managers: true,
		decided_pages: 0,
		cache_note: '',
	};
	/** Reasons why no page shows a survey, by ID. */
	readonly lacks = new Map< number, LiveSurvey[ 'lacks' ] >();
	/** Surveys that were moved, last moved first; the others follow, newest first. */
	private order: number[] = [];

	answer( name: string ): ServerAnswer | null {
		switch ( name ) {
			case 'GET /tester/page':
				return { status: 200, body: this.page };
			case 'GET /tester/visits':
				return { status: 200, body: this.visits };
			default:
				return null;
		}
	}

	/** @param survey only surveys with priority over this one are returned */
	liveAmong( surveys: readonly Survey[], survey: number | null ): LiveSurveys {
		const sorted = this.sorted( surveys );
		const end = sorted.findIndex( ( { id } ) => id === survey );
		return {
			...this.live,
			total: sorted.length,
			surveys: ( end < 0 ? sorted : sorted.slice( 0, end ) ).map( ( one ) => this.liveOf( one ) ),
		};
	}

	/** @return null if the survey's position has changed */
	move( surveys: readonly Survey[], id: number, { to, place }: SurveyMove ): SurveyMoved | null {
		const ids = this.sorted( surveys ).map( ( survey ) => survey.id );
		if ( ids[ place - 1 ] !== id ) {
			return null;
		}
		const others = ids.filter( ( other ) => other !== id );
		const index = to === 'top' ? 0 : Math.min( others.length, Math.max( 0, place - 1 + ( to === 'up' ? -1 : 1 ) ) );
		this.order = [ ...others.slice( 0, index ), id, ...others.slice( index ) ];
		return { id, place: index + 1 };
	}

	private sorted( surveys: readonly Survey[] ): Survey[] {
		const rank = ( id: number ): number => ( this.order.includes( id ) ? this.order.indexOf( id ) : -1 );
		return surveys
			.filter( ( survey ) => surveyState( survey ) === 'publish' )
			.sort( ( one, other ) => rank( one.id ) - rank( other.id ) || other.id - one.id );
	}

	private liveOf( { id, title, settings: { targeting, geo_targeting: geo, behavior } }: Survey ): LiveSurvey {
		const end = behavior.run_time === 'expire' ? behavior.expire_at : null;
		return {
			id,
			title,
			lacks: this.lacks.get( id ) ?? '',
			targeting: {
				devices: targeting.devices,
				page_rules: ( targeting.pages === 'select' ? targeting.page_rules : [] ).map( ( rule ) => ( {
					...rule,
					data: Array.isArray( rule.data )
						? rule.data.map( ( choice ) => String( choice.id ) )
						: ( rule.data ?? '' ),
				} ) ),
				by_country: geo.target === 'select',
			},
			behavior: {
				timing: behavior.timing,
				timing_delay: behavior.timing_delay,
				display_length: behavior.display_length,
				expire_on: end === null ? 0 : ( ( end.year ?? 0 ) * 100 + end.month ) * 100 + end.day,
				ask_again_days: 0,
			},
		};
	}
}
