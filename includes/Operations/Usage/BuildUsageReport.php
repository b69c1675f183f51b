<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Usage;

use UserFeedback\Licensing\Plans\CurrentEdition;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The usage report exactly as sent and as shown in the settings. Contains no addresses, names, or text that users typed. */
final class BuildUsageReport {

	/** Upper bounds of ranges, because exact numbers would identify sites. */
	private const OF_SURVEYS   = array( 0, 5, 20, 100 );
	private const OF_RESPONSES = array( 0, 100, 1000, 10_000, 100_000 );

	public function __construct( private readonly UsageQuery $query, private readonly CurrentEdition $edition ) {}

	/**
	 * @param string $id see UsageIdRepository; empty if reports aren't allowed.
	 * @return string JSON.
	 */
	public function run( string $id ): string {
		$name = $this->edition->get()->name();
		return (string) wp_json_encode(
			array(
				'format'         => 1,
				'site'           => $id,
				'plugin'         => USERFEEDBACK_VERSION,
				'wordpress'      => get_bloginfo( 'version' ),
				'php'            => PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION,
				'database'       => $this->query->database(),
				'locale'         => get_locale(),
				'plan'           => $name[0],
				'addons'         => array_slice( $name, 1 ),
				'surveys'        => self::band( $this->query->surveys(), self::OF_SURVEYS ),
				'responses'      => self::band( $this->query->responses(), self::OF_RESPONSES ),
				'question_types' => $this->query->questionTypes(),
			),
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES
		);
	}

	/** @param non-empty-list<int> $ends */
	private static function band( int $number, array $ends ): string {
		$first = 0;
		foreach ( $ends as $end ) {
			if ( $number <= $end ) {
				return $first === $end ? (string) $end : "$first-$end";
			}
			$first = $end + 1;
		}
		return "$first+";
	}
}
