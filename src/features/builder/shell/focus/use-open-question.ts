import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { useShell } from '../shell-context';
import { stepPath } from '@/features/builder/draft/steps';
import { AFTER_QUESTIONS, searchFor, type Tab, tabIn, THANK_YOU } from './field-locations';
import { FROM_OUTLINE } from './use-open-field';

export interface OpenQuestion {
	/** Question id, THANK_YOU, or BRANDING. */
	id: string;
	tab: Tab;
	/** The first question, or THANK_YOU if there is none. */
	first: string;
	/** The user chose nothing: a screen with space for one pane shows the outline. */
	isFirst: boolean;
	/** @param id question id, THANK_YOU, or BRANDING */
	open: ( id: string ) => void;
	openTab: ( tab: Tab ) => void;
	toOutline: () => void;
}

/** Keeps the open item in the address, so that a reload, a link and the browser's Back find it. */
export function useOpenQuestion(): OpenQuestion {
	const { noteOpened } = useShell();
	const surveyId = useBuilder( ( { form } ) => form.id );
	const order = useBuilder( ( now ) => now.order );
	const navigate = useNavigate();
	const { state } = useLocation() as Location< unknown >;
	const pathname = stepPath( surveyId, 'questions' ); // Not the current one: a new survey gets its address just after its id.
	const [ params ] = useSearchParams();
	const asked = params.get( 'question' ) ?? '';
	const isThere = AFTER_QUESTIONS.includes( asked ) || order.includes( asked );
	const first = order[ 0 ] ?? THANK_YOU;
	const id = isThere ? asked : first;
	const go = ( wanted: string, as: Tab ): void => {
		const search = searchFor( wanted, as );
		noteOpened( search );
		navigate( { pathname, search }, { replace: true, state } );
	};
	return {
		id,
		first,
		tab: tabIn( params.get( 'tab' ) ),
		isFirst: ! isThere,
		open: ( wanted ) => go( wanted, 'question' ),
		openTab: ( tab ) => go( id, tab ),
		toOutline: () => {
			if ( state === FROM_OUTLINE ) {
				navigate( -1 );
			} else {
				navigate( pathname, { replace: true } );
			}
		},
	};
}
