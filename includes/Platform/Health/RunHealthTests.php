<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Health;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Runs the plugin's Site Health tests from all features, for use outside the Site Health screen. */
final class RunHealthTests {

	private const OURS = 'userfeedback_';

	/** @return list<array{test: string, status: string, label: string, description: string}> plain text. */
	public function run(): array {
		/** @var mixed $tests any plugin may have put anything there. */
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		$found = array();
		foreach ( is_array( $tests ) && is_array( $tests['direct'] ?? null ) ? $tests['direct'] : array() as $name => $test ) {
			if ( is_string( $name ) && str_starts_with( $name, self::OURS ) && is_array( $test ) && is_callable( $test['test'] ?? null ) ) {
				$found[] = array( 'test' => $name ) + self::plain( ( $test['test'] )() );
			}
		}
		return $found;
	}

	/** @return array{status: string, label: string, description: string} */
	private static function plain( mixed $result ): array {
		$text = static fn( string $key ): string => is_array( $result ) && is_string( $result[ $key ] ?? null )
			? html_entity_decode( trim( wp_strip_all_tags( $result[ $key ] ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
			: '';
		return array(
			'status'      => $text( 'status' ),
			'label'       => $text( 'label' ),
			'description' => $text( 'description' ),
		);
	}
}
