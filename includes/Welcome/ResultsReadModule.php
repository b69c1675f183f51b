<?php
declare(strict_types=1);

namespace UserFeedback\Welcome;

use UserFeedback\Platform\Hooks;


defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Notes that a user opened results; only counts once there is a response.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class ResultsReadModule {

	private const PAGE = 'userfeedback_results';

	public function __construct( private readonly ProgressQuery $progress, private readonly ResultsReadRepository $read ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_init' => array( 'note' ),
		);
	}

	/** WordPress has already rejected users who can't open the page. */
	public function note(): void {
		if ( self::PAGE === ( $GLOBALS['plugin_page'] ?? '' ) && ! $this->read->has() && $this->progress->of( true )->has( Step::READ ) ) {
			$this->read->add();
		}
	}
}
