<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Time of the last cron ping. Only one of several parallel requests can change it. */
final class CronPingRepository {

	/** @param string $option its name. */
	public function __construct( private readonly Db $db, private readonly string $option = SiteSetup::WOKEN_AT ) {}

	/** Returns the value this request knows, possibly outdated; null on a site that is not set up. */
	public function last(): ?int {
		$kept = get_option( $this->option, null );
		return is_numeric( $kept ) ? (int) $kept : null;
	}

	/**
	 * @return bool true if the value was still $last, and is now $next
	 * @throws StorageFailed
	 */
	public function take( int $last, int $next ): bool {
		$changed = $this->db->write(
			'UPDATE {wp_options} SET option_value = %s WHERE option_name = %s AND option_value = %s',
			array( (string) $next, $this->option, (string) $last )
		);
		wp_cache_delete( $this->option, 'options' );
		return 1 === $changed;
	}
}
