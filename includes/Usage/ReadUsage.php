<?php
declare(strict_types=1);

namespace UserFeedback\Usage;

use UserFeedback\Editions\CurrentEdition;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The report of use, to the letter: what is sent, and what the settings show. No address, no name, no word that anybody typed. */
final class ReadUsage {

	/** Upper ends of bands, as exact numbers would tell sites apart. */
	private const OF_SURVEYS   = array( 0, 5, 20, 100 );
	private const OF_RESPONSES = array( 0, 100, 1000, 10_000, 100_000 );

	public function __construct( private readonly UsageQuery $query, private readonly CurrentEdition $edition ) {}

	/**
	 * @param string $id see UsageIdRepository; empty where nothing is allowed.
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
