import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SnackbarProvider } from '@/components/ui/feedback/Snackbars';
import { UpgradeProvider } from '@/components/ui/upgrade/UpgradeDialog';
import { type Site, SiteProvider } from '@/lib/site';

interface Props {
	site: Site;
	queryClient: QueryClient;
	children: ReactNode;
}

export function Providers( { site, queryClient, children }: Props ) {
	return (
		<SiteProvider value={ site }>
			<QueryClientProvider client={ queryClient }>
				<SnackbarProvider>
					<UpgradeProvider>{ children }</UpgradeProvider>
				</SnackbarProvider>
			</QueryClientProvider>
		</SiteProvider>
	);
}
