<?php
declare(strict_types=1);

namespace UserFeedback\Caches;

use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Whether the site's pages come out of a cache that nobody can tell of a change, as it was found last. */
final class KeptPages {

	public const OPTION = 'userfeedback_kept_pages';

	public function __construct( private readonly FrontPage $front, private readonly PageCaches $caches ) {}

	/** Looks now, and remembers what it finds; what cannot be found out changes nothing. */
	public function look(): ?bool {
		$isKept = $this->front->isKept();
		if ( null !== $isKept ) {
			update_option( self::OPTION, $isKept ? 'yes' : 'no', false );
		}
		return $isKept;
	}

	/** @return list<string> names of the page caches that are told. */
	public function told(): array {
		return $this->caches->names();
	}

	/** For the owner, after publishing: when pages show it that nobody can be told of. Empty where all pages show it at once. */
	public function note(): string {
		if ( ! $this->isAny() ) {
			return '';
		}
		return VisitorSettings::isLoaderOnEveryPage()
			? __( 'Cached pages show it once they\'re ten minutes old.', 'userfeedback' )
			: __(
				'Cached pages show it only after your site\'s page cache rebuilds them. See Tools → Site Health for a solution.',
				'userfeedback'
			);
	}

	/** For the owner who looks at a page and wonders what visitors see. Empty where all pages show a change at once. */
	public function noteOnPage(): string {
		if ( ! $this->isAny() ) {
			return '';
		}
		return VisitorSettings::isLoaderOnEveryPage()
			? __(
				'Visitors may see a cached copy of this page. It shows changes once it\'s ten minutes old.',
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
