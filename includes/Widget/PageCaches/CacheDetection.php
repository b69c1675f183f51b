<?php
declare(strict_types=1);

namespace UserFeedback\Widget\PageCaches;

use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Remembers if the site's pages come from a cache that the plugin can't purge, according to the last check. */
final class CacheDetection {

	public const OPTION = 'userfeedback_kept_pages';

	public function __construct( private readonly FrontPageProbe $front, private readonly PageCachePlugins $caches ) {}

	/** Checks now and stores the result. An inconclusive check changes nothing. */
	public function detect(): ?bool {
		$isKept = $this->front->isKept();
		if ( null !== $isKept ) {
			update_option( self::OPTION, $isKept ? 'yes' : 'no', false );
		}
		return $isKept;
	}

	/** @return list<string> names of the page caches that are purged. */
	public function told(): array {
		return $this->caches->names();
	}

	/** A note for the owner, after publishing: when cached pages show the survey. Empty if all pages show it immediately. */
	public function note(): string {
		if ( ! $this->isAny() ) {
			return '';
		}
		return VisitorSettings::isLoaderOnEveryPage()
			? __( 'Cached pages show it once they’re ten minutes old.', 'userfeedback' )
			: __(
				'Cached pages show it only after your site’s page cache rebuilds them. See Tools → Site Health for a solution.',
				'userfeedback'
			);
	}

	/** A note for an owner who checks what visitors see on a page. Empty if all pages show changes immediately. */
	public function noteOnPage(): string {
		if ( ! $this->isAny() ) {
			return '';
		}
		return VisitorSettings::isLoaderOnEveryPage()
			? __(
				'Visitors may see a cached copy of this page. It shows changes once it’s ten minutes old.',
				'userfeedback'
			)
			: __(
				'Visitors may see a cached copy of this page, which shows changes only after your page cache rebuilds it. See Tools → Site Health for a solution.',
				'userfeedback'
			);
	}

	private function isAny(): bool {
		return 'yes' === get_option( self::OPTION ) && array() === $this->told();
	}
}
