import { __ } from '@wordpress/i18n';
import type { Targeting } from '@/contract/types';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { blankRule } from '@/features/builder/draft/targeting/page-rules';
import { pagesInWords } from '@/features/builder/summary/pages-text';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import { PageRules } from '../page-rules/PageRules';
import { SettingsCard } from '../SettingsCard';

export function DisplayRulesCard( { targeting }: { targeting: Targeting } ) {
	const dispatch = useDispatch();

	return (
		<SettingsCard card="where" words={ [ pagesInWords( targeting ) ] }>
			<div className="uf-setting" data-field="settings.targeting">
				<div data-field="settings.targeting.pages">
					<LockedRadio
						label={ __( 'Pages', 'userfeedback' ) }
						needs={ { feature: 'page-targeting', name: __( 'Page Targeting', 'userfeedback' ) } }
						selected={ targeting.pages }
						options={ [
							{ value: 'all', label: __( 'All pages', 'userfeedback' ) },
							{ value: 'select', label: __( 'Specific pages', 'userfeedback' ) },
						] }
						onChange={ ( value ) =>
							dispatch( {
								type: 'done',
								operation: {
									type: 'set',
									path: 'settings.targeting',
									value: onPages( targeting, value ),
								},
							} )
						}
					/>
				</div>
				{ targeting.pages === 'select' && <PageRules rules={ targeting.page_rules } /> }
			</div>
		</SettingsCard>
	);
}

/** Adds an empty rule; keeps the earlier rules. */
function onPages( targeting: Targeting, pages: Targeting[ 'pages' ] ): Targeting {
	const rules = targeting.page_rules;
	return { ...targeting, pages, page_rules: pages === 'select' && rules.length === 0 ? [ blankRule() ] : rules };
}
