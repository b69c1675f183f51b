import { Link } from 'react-router-dom';
import type { SurveyRow } from '@/contract/types';
import { useSite } from '@/lib/site';

/** Letters that certainly fit into the two lines a title has. */
const SHORT = 40;

/** Leads to the builder. What does not fit is told by the mouse; screen readers have all of it. */
export function SurveyTitle( { id, survey }: { id: string; survey: SurveyRow } ) {
	const { can } = useSite();
	const { title, missing_parts: missing = [] } = survey;
	const shared = { id, className: 'uf-surveys__title', ...( title.length > SHORT ? { title } : {} ) };

	return can.edit && survey.status !== 'trash' && missing.length === 0 ? (
		<Link { ...shared } to={ `/edit/${ String( survey.id ) }` }>
			{ title }
		</Link>
	) : (
		<span { ...shared }>{ title }</span>
	);
}
