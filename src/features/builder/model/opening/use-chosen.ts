import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useBuilder, useFrame } from '../builder-context';
import { stepPath } from '../steps/steps';
import { LOOK, searchFor, type Tab, tabIn, THANK_YOU } from './places';
import { FROM_OUTLINE } from './use-open-field';

export interface Chosen {
	/** Of a question, or THANK_YOU. */
	id: string;
	tab: Tab;
	/** Nobody chose it: a screen with room for one pane shows the outline. */
	isFirst: boolean;
	/** A field of the survey's look is asked for. */
	isLook: boolean;
	/** @param id of a question, or THANK_YOU */
	open: ( id: string ) => void;
	openTab: ( tab: Tab ) => void;
	toOutline: () => void;
}

/** What is open stands in the address, so that a reload, a link and the browser's Back find it. */
export function useChosen(): Chosen {
	const { noteOpened } = useFrame();
	const surveyId = useBuilder( ( { form } ) => form.id );
	const order = useBuilder( ( now ) => now.order );
	const navigate = useNavigate();
	const { state } = useLocation() as Location< unknown >;
	const pathname = stepPath( surveyId, 'questions' ); // Not where it stands: a new survey gets its address a moment after its id.
	const [ params ] = useSearchParams();
	const asked = params.get( 'question' ) ?? '';
	const isThere = asked === THANK_YOU || order.includes( asked );
	const id = isThere ? asked : ( order[ 0 ] ?? THANK_YOU );
	const go = ( wanted: string, as: Tab ): void => {
		const search = searchFor( wanted, as );
		noteOpened( search );
		navigate( { pathname, search }, { replace: true, state } );
	};
	return {
		id,
		tab: tabIn( params.get( 'tab' ) ),
		isFirst: ! isThere,
		isLook: params.has( LOOK ),
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
