import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { cardTitle, type SettingsCardName } from './cards';
import './Settings.scss';

interface Props {
	card: SettingsCardName;
	/** Its settings in words, as a few sentences. */
	words: readonly string[];
	children: ReactNode;
}

/** The settings in words, and their controls. */
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
