<?php
/**
 * An AI service as OpenAI's clients expect it, for `php -S`: it has one model, responds with the status and the text in the
 * file that the environment names, and records its requests next to it.
 */

declare(strict_types=1);

$file = (string) getenv( 'UF_AI_FILE' );
$path = is_string( $_SERVER['REQUEST_URI'] ?? null ) ? $_SERVER['REQUEST_URI'] : '';
/** @var array{text: string, status: int, reason: string} $answer */
$answer = json_decode( (string) file_get_contents( $file ), true );
file_put_contents(
	"$file.asked",
	json_encode( array( $path, json_decode( (string) file_get_contents( 'php://input' ), true ) ) ) . "\n",
	FILE_APPEND | LOCK_EX
);
header( 'Content-Type: application/json' );
if ( '/models' === $path ) {
	http_response_code( 'no models' === $answer['text'] ? 500 : 200 );
	echo '{"data":[{"id":"one"}]}';
	return;
}
http_response_code( $answer['status'] );
echo 200 === $answer['status']
	? json_encode(
		array(
			'id'      => 'a',
			'choices' => array(
				array(
					'finish_reason' => $answer['reason'],
					'message'       => array( 'role' => 'assistant', 'content' => $answer['text'] ),
				),
			),
		)
	)
	: '{"error":{"message":"The key is wrong: sk-secret"}}';
