<?php
/** Helpers for scripts that fill a site or read its texts. */

declare( strict_types=1 );

/**
 * Calls the plugin's own routes, like its screens.
 *
 * @param array<string, mixed> $body
 * @return array<string, mixed>
 */
function ufAsk( string $method, string $path, array $body = array() ): array {
	$request = new WP_REST_Request( $method, "/userfeedback/v1/$path" );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( (string) wp_json_encode( $body ) );
	$answer = rest_do_request( $request );
	if ( $answer->is_error() ) {
		fwrite( STDERR, "$method $path: " . wp_json_encode( $answer->get_data() ) . "\n" );
		exit( 1 );
	}
	/** @var array<string, mixed> $data */
	$data = (array) json_decode( (string) wp_json_encode( $answer->get_data() ), true );
	return $data;
}

/**
 * @param list<array<string, mixed>> $questions
 * @param array<string, mixed>       $more
 */
function ufSurvey( string $title, array $questions, array $more = array() ): int {
	/** @var array{survey: array{id: int}} $saved */
	$saved = ufAsk( 'POST', 'surveys', $more + array( 'title' => $title, 'status' => 'publish', 'questions' => $questions ) );
	return $saved['survey']['id'];
}
