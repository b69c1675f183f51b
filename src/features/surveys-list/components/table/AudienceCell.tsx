import type { SurveyAudience } from '@/contract/types';
import { audienceText, placesText } from '@/features/surveys-list/model/audience';

export function AudienceCell( { audience }: { audience: SurveyAudience | undefined } ) {
	const whom = audience ? audienceText( audience ) : '';

	return (
		audience && (
			<div className="uf-beside">
				{ placesText( audience ) }
				{ whom !== '' && <div className="uf-beside__more">{ whom }</div> }
			</div>
		)
	);
}
