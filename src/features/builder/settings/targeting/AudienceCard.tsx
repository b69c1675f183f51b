import type { GeoTargeting, Targeting } from '@/contract/types';
import { useSite } from '@/lib/site';
import { LOCKED_DEVICES } from '@/features/builder/draft/targeting/devices';
import { devicesInWords, geoInWords } from '@/features/builder/summary/audience-text';
import { SettingsCard } from '../SettingsCard';
import { Countries } from './Countries';
import { Devices } from './Devices';

export function AudienceCard( { targeting, geo }: { targeting: Targeting; geo: GeoTargeting } ) {
	const { features } = useSite();
	const inForce = features.devices ? targeting : { devices: LOCKED_DEVICES };

	return (
		<SettingsCard card="who" words={ [ devicesInWords( inForce ), geoInWords( geo ) ] }>
			<Devices devices={ targeting.devices } />
			<Countries geo={ geo } />
		</SettingsCard>
	);
}
