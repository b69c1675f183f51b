import { type SurveyState, surveyStateLabel } from '@/lib/labels/survey-state';
import './StatusBadge.scss';

export function StatusBadge( { state }: { state: SurveyState } ) {
	return <span className={ `uf-badge uf-badge--${ state }` }>{ surveyStateLabel( state ) }</span>;
}
