import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { cardTitle, type SettingsCardName } from '@/features/builder/model/settings/cards';
import './Settings.scss';

interface Props {
	card: SettingsCardName;
	/** What is set in it, as a sentence or a few. */
	words: readonly string[];
	children: ReactNode;
}

/** What is set, in words, and what sets it. */
export function SettingsCard( { card, words, children }: Props ) {
	return (
		<Card
			className="uf-settings-card"
			title={
				<span tabIndex={ -1 } data-card={ card }>
					{ cardTitle( card ) }
				</span>
			}
		>
			<p className="uf-settings-card__words">{ words.join( ' · ' ) }</p>
			<div className="uf-settings-card__fields">{ children }</div>
		</Card>
	);
}
