<?php
declare(strict_types=1);

namespace UserFeedback\Caches;

use UserFeedback\Health\HealthButton;
use UserFeedback\Health\HealthResult;
use UserFeedback\Health\HealthTest;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What Tools > Site Health says of page caches: whether a survey that is published now is seen now. WordPress asks it weekly too. */
final class CacheHealth implements HealthTest {

	public const TEST = 'userfeedback_page_cache';

	public function __construct( private readonly KeptPages $kept ) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'Page caches and surveys', 'userfeedback' );
	}

	public function check(): HealthResult {
		$isKept = $this->kept->look();
		$told   = $this->kept->told();
		$isOn   = VisitorSettings::isLoaderOnEveryPage();
		return match ( true ) {
			$isOn                         => HealthResult::good(
				__( 'Pages from a cache ask for new surveys', 'userfeedback' ),
				__(
					'Each page has the small script of UserFeedback while a survey is published, and asks which surveys are live once it is ten minutes old. So surveys come and go also on pages that a cache keeps for days.',
					'userfeedback'
				),
				LoaderSwitch::button( false, __( 'Load the script only where a survey may show', 'userfeedback' ) )
			),
			null === $isKept              => HealthResult::good(
				__( 'Page caches could not be looked for', 'userfeedback' ),
				__( 'The site could not ask for its own front page as a visitor does.', 'userfeedback' )
			),
			false === $isKept             => HealthResult::good(
				__( 'New surveys show at once', 'userfeedback' ),
				__( 'No page cache was found on the front page.', 'userfeedback' )
			),
			array() !== $told              => HealthResult::good(
				__( 'The page cache is told of new surveys', 'userfeedback' ),
				self::whoIsTold( $told )
			),
			default                        => HealthResult::recommended(
				__( 'A page cache may show pages without new surveys', 'userfeedback' ),
				__(
					'The front page comes from a page cache that UserFeedback cannot tell of a change, such as one of your host. A survey that you publish shows on those pages only when the cache makes them anew, which may take days. You can have the small script of UserFeedback (3.6 KB) on every page while a survey is published: it then asks for new surveys where a page is older than ten minutes.',
					'userfeedback'
				),
				self::mend()
			),
		};
	}

	/** @param list<string> $told names of plugins. */
	private static function whoIsTold( array $told ): string {
		return sprintf(
			/* translators: %s: names of plugins. */
			__( 'When a survey is published or changed, these drop their pages: %s.', 'userfeedback' ),
			wp_sprintf( '%l', $told )
		);
	}

	/** @return non-empty-string HTML; who may not change the setting looks again once somebody did. */
	private static function mend(): string {
		$button = LoaderSwitch::button( true, __( 'Load the script on every page', 'userfeedback' ) );
		return '' === $button ? HealthButton::checkAgain() : $button;
	}
}
