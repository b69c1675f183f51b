import { Link } from 'react-router-dom';
import type { SurveyRow } from '@/contract/types';
import { useSite } from '@/lib/site';

/** Number of characters that always fit into the title's two lines. */
const SHORT = 40;

/** Links to the builder. A tooltip shows a title that is cut off; screen readers get the full title. */
export function SurveyTitle( { id, survey }: { id: string; survey: SurveyRow } ) {
	const { can } = useSite();
	const { title, missing_parts: missing = [] } = survey;
	const shared = { id, className: 'uf-surveys__title', ...( title.length > SHORT ? { title } : {} ) };

	return can.edit && survey.status !== 'trash' && missing.length === 0 ? (
		<Link { ...shared } to={ `/edit/${ String( survey.id ) }` }>
			<bdi>{ title }</bdi>
		</Link>
	) : (
		<span { ...shared }>
			<bdi>{ title }</bdi>
		</span>
	);
}
