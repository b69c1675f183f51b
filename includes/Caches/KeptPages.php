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
			? __( 'Pages from your site\'s page cache show it once they are ten minutes old.', 'userfeedback' )
			: __(
				'Pages from your site\'s page cache show it when that cache makes them anew; Tools > Site Health tells what to do about it.',
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
				'Visitors may have this page from your site\'s page cache; there a change shows once the page is ten minutes old.',
				'userfeedback'
			)
			: __(
				'Visitors may have this page from your site\'s page cache; there a change shows when that cache makes the page anew. Tools > Site Health tells what to do about it.',
				'userfeedback'
			);
	}

	private function isAny(): bool {
		return 'yes' === get_option( self::OPTION ) && array() === $this->told();
	}
}
